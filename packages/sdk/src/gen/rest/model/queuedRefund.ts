import type { RefundAction } from './refundAction.ts';
import type { RefundCause } from './refundCause.ts';
import type { RefundEntry } from './refundEntry.ts';
import type { RefundState } from './refundState.ts';
import type { RefundStep } from './refundStep.ts';
import type { RefundTransfer } from './refundTransfer.ts';
import type { RefundWayOffer } from './refundWayOffer.ts';

export interface QueuedRefund {
  id: string;
  state: RefundState;
  cause: RefundCause;
  /** Text of the statement. */
  reason?: string;
  amountMinor: number;
  currency: string;
  /** Payment method that it goes back to, such as "Visa •••• 4242". */
  method: string;
  /** Absent if no order was placed. */
  bookingId?: string;
  orderId?: string;
  customerId?: string;
  customer?: string;
  tripId?: string;
  tripName?: string;
  /** Absent if it followed without a person. */
  askedBy?: string;
  askedAt: string;
  settledAt?: string;
  /** Why it failed. */
  failure?: string;
  /** The provider's own words. */
  failureCode?: string;
  availableActions: RefundAction[];
  /** Why a failed refund has no actions, for those who otherwise would have them. */
  refusal?: string;
  /** What happened, oldest first; only in getRefund. */
  steps?: RefundStep[];
  /** Only in getRefund. */
  entries?: RefundEntry[];
  /** Ways to pay a failed refund; only in getRefund. */
  ways?: RefundWayOffer[];
  awaits?: RefundTransfer;
}
