
export interface CartLine {
  addOnId: string;
  label: string;
  amountMinor: number;
  kind: string;
}
