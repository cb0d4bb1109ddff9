
export interface MoveBookingInput {
  /** The trip that the booking is to be on. */
  tripId: string;
}
