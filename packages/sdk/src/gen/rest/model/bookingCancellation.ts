import type { BookingCancellationOutcome } from './bookingCancellationOutcome.ts';

/**
 * What a cancelled booking gave back; for who pays (T-257, T-258).
 */
export interface BookingCancellation {
  reason?: string;
  outcome: BookingCancellationOutcome;
  /** Names the trip credit among the customer's credits; absent where none was given. */
  voucherCode?: string;
  refundMinor: number;
  tripCreditMinor: number;
  forfeitedMinor: number;
  feeMinor: number;
  /** What went back of the insurance beside that. */
  insuranceMinor?: number;
  /** What went back of the rides beside that. */
  transferMinor?: number;
  cancelledAt?: string;
}
