
export interface MergeField {
  token: string;
  label: string;
}
