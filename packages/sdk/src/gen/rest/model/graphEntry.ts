
export interface GraphEntry {
  label: string;
  amount: number;
}
