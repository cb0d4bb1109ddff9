import type { GroundTransfer } from './groundTransfer.ts';
import type { PaymentResult } from './paymentResult.ts';

export interface BookedGroundTransfers {
  payment?: PaymentResult;
  /** The booked rides; none while the payment is in progress. */
  groundTransfers: GroundTransfer[];
}
