
export interface MergePerson {
  name: string;
  email: string;
  version: number;
}
