import type { GroundTransfer } from './groundTransfer.ts';
import type { PaymentResult } from './paymentResult.ts';

export interface BookedGroundTransfers {
  payment?: PaymentResult;
  /** Those that are booked; none while the payment is under way. */
  groundTransfers: GroundTransfer[];
}
