
export interface Assigned {
  id: string;
  name: string;
}
