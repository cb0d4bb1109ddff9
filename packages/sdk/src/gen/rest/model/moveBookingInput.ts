
export interface MoveBookingInput {
  /** The trip to move the booking to. */
  tripId: string;
}
