
export interface CancellationDays {
  from: string;
  /** The last day of the run. */
  until: string;
  refundMinor: number;
  tripCreditMinor: number;
  feeMinor: number;
  forfeitedMinor: number;
  rules: string[];
}
