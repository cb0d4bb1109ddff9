import type { AdminCancelBookingRefund } from './adminCancelBookingRefund.ts';

export interface AdminCancelBooking {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  refund: AdminCancelBookingRefund;
  /**
     * The refund shown; refused if it differs from the server's.
     * @minimum 0
     */
  refundMinor?: number;
}
