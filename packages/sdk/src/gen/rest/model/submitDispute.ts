import type { DisputeEvidence } from './disputeEvidence.ts';

export interface SubmitDispute {
  evidence: DisputeEvidence;
  /** The disputed amount as shown; refused when it differs. */
  amountMinor: number;
}
