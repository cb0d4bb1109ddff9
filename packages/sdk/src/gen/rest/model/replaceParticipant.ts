import type { Participant } from './participant.ts';

export interface ReplaceParticipant {
  traveler: Participant;
  /** The fee that was shown; refused when it differs from the server's. 0 when absent. */
  feeMinor?: number;
}
