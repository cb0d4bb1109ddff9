
export interface MoveBooking {
  /** The trip that the booking is to be on. */
  tripId: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /**
     * The price as shown; refused when it differs from the server's.
     * @minimum 0
     */
  totalMinor: number;
}
