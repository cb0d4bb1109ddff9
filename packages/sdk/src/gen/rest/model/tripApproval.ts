import type { TripPart } from './tripPart.ts';
import type { TripRound } from './tripRound.ts';

export interface TripApproval {
  part: TripPart;
  /** Whether the caller may send it back now. */
  canSendBack: boolean;
  /** Whether it was sent back last and has not been submitted or approved since. */
  sentBack: boolean;
  /** The version that was published last, for the page; absent if it never was. */
  comparedVersion?: number;
  rounds: TripRound[];
}
