import type { ProgressStep } from './progressStep.ts';

export interface HomeProgress {
  /** 'Engage your Audience' or 'Find your Trip' (H-435). */
  title: string;
  steps: ProgressStep[];
  responses: number;
  qualifiedResponses: number;
  /** Responses that unlock itineraries. */
  unlockAt: number;
  /** Qualified responses that unlock the next tier; absent when a trip unlocks it. */
  nextTierAt?: number;
  level: number;
}
