
/**
 * The numbers and dates that made the quote.
 */
export interface CancellationBasis {
  /** The day where the trip is. */
  today: string;
  startDate: string;
  /** From today to the start. */
  daysBefore: number;
  /** Days before the start in which nothing comes back. */
  windowDays: number;
  /** The last day on which anything comes back. */
  refundableUntil: string;
  /** The down payment of those who cancel. */
  depositMinor: number;
  feePerSpotMinor: number;
  /** How long after it was confirmed a booking can be canceled with its down payment back. */
  freeHours: number;
  /** Spots that are given up. */
  spots: number;
  confirmed: boolean;
  /** Until when the down payment of a confirmed booking comes back; absent of others. */
  freeUntil?: string;
}
