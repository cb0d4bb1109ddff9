
/**
 * The figures and dates behind the quote.
 */
export interface CancellationBasis {
  /** Today's date in the trip's time zone. */
  today: string;
  startDate: string;
  /** Days from today to the start. */
  daysBefore: number;
  /** Days before the start in which nothing is refundable. */
  windowDays: number;
  /** The last day on which anything is refundable. */
  refundableUntil: string;
  /** Down payments of the travelers who cancel. */
  depositMinor: number;
  feePerSpotMinor: number;
  /** Hours after its confirmation during which a booking can be canceled with its down payment refunded. */
  freeHours: number;
  /** Spots released by the cancellation. */
  spots: number;
  confirmed: boolean;
  /** Until when a confirmed booking's down payment is refundable; absent for others. */
  freeUntil?: string;
}
