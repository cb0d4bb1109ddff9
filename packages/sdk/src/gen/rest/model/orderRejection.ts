import type { BookingStatus } from './bookingStatus.ts';

/**
 * An order as it was shown to whoever rejects it.
 */
export interface OrderRejection {
  /** Id of the booking. */
  id: string;
  status: BookingStatus;
  /** @minimum 0 */
  refundMinor: number;
}
