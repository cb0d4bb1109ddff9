
export interface WaitlistEntry {
  bookingId: string;
  orderId: string;
  statusText: string;
  /** Position among the parties waiting for the trip, starting at 1. */
  position: number;
}
