
export interface WaitlistEntry {
  bookingId: string;
  orderId: string;
  statusText: string;
  /** Among the parties that wait for the trip, from 1. */
  position: number;
}
