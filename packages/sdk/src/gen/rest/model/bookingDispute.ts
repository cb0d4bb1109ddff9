import type { BookingDisputeAvailableActionsItem } from './bookingDisputeAvailableActionsItem.ts';
import type { DisputeEvidence } from './disputeEvidence.ts';
import type { DisputeStatus } from './disputeStatus.ts';
import type { DisputeStep } from './disputeStep.ts';

export interface BookingDispute {
  id: string;
  status: DisputeStatus;
  amountMinor: number;
  currency: string;
  /** The bank's word for it, such as fraudulent. */
  reason: string;
  /** Who pays for the booking. */
  customer: string;
  /** Until when the bank takes an answer; absent where the provider does not say. */
  dueBy?: string;
  evidence: DisputeEvidence;
  availableActions: BookingDisputeAvailableActionsItem[];
  /** What happened, the oldest first. */
  trail: DisputeStep[];
}
