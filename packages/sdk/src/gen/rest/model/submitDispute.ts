import type { DisputeEvidence } from './disputeEvidence.ts';

export interface SubmitDispute {
  evidence: DisputeEvidence;
  /** The disputed amount as shown; refused if it differs. */
  amountMinor: number;
}
