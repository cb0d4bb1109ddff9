import type { Participant } from './participant.ts';

export interface ReplaceParticipant {
  traveler: Participant;
  /** The fee that was shown; refused if it differs from the server's. Defaults to 0. */
  feeMinor?: number;
}
