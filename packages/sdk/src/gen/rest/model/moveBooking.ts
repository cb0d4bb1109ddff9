
export interface MoveBooking {
  /** The trip to move the booking to. */
  tripId: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /**
     * The price shown; refused if it differs from the server's.
     * @minimum 0
     */
  totalMinor: number;
}
