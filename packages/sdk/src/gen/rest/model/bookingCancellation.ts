import type { BookingCancellationOutcome } from './bookingCancellationOutcome.ts';

/**
 * What a canceled booking refunded; visible to the payer (T-257, T-258).
 */
export interface BookingCancellation {
  reason?: string;
  outcome: BookingCancellationOutcome;
  /** Code of the trip credit among the customer's credits; absent if none was issued. */
  voucherCode?: string;
  refundMinor: number;
  tripCreditMinor: number;
  forfeitedMinor: number;
  feeMinor: number;
  /** Insurance refunded in addition. */
  insuranceMinor?: number;
  /** Ride payments refunded in addition. */
  transferMinor?: number;
  cancelledAt?: string;
}
