
/**
 * Open trips that were created under the same value.
 */
export interface KeptPolicy {
  /** As JSON; amounts are in the trips' currency. */
  valueText: string;
  currency: string;
  trips: number;
  /** Their open bookings. */
  bookings: number;
}
