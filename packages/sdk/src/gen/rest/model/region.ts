
export interface Region {
  code: string;
  name: string;
}
