
export interface StatementSums {
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
}
