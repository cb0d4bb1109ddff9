import type { BookingDisputeAvailableActionsItem } from './bookingDisputeAvailableActionsItem.ts';
import type { DisputeEvidence } from './disputeEvidence.ts';
import type { DisputeFile } from './disputeFile.ts';
import type { DisputeStatus } from './disputeStatus.ts';
import type { DisputeStep } from './disputeStep.ts';

export interface BookingDispute {
  id: string;
  status: DisputeStatus;
  amountMinor: number;
  currency: string;
  /** The bank's reason, such as fraudulent. */
  reason: string;
  /** Who pays for the booking. */
  customer: string;
  /** Deadline for a response to the bank; absent where the provider gives none. */
  dueBy?: string;
  evidence: DisputeEvidence;
  files: DisputeFile[];
  /** How many pages its files can have in total; the card's network decides. */
  maxPages: number;
  availableActions: BookingDisputeAvailableActionsItem[];
  /** What happened, oldest first. */
  trail: DisputeStep[];
}
