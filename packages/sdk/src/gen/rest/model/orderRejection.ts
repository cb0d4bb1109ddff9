import type { BookingStatus } from './bookingStatus.ts';

/**
 * An order as it was shown to the person rejecting it.
 */
export interface OrderRejection {
  /** Id of the booking. */
  id: string;
  status: BookingStatus;
  /** @minimum 0 */
  refundMinor: number;
}
