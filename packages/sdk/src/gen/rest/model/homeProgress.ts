import type { ProgressStep } from './progressStep.ts';

export interface HomeProgress {
  /** 'Engage your Audience' or 'Find your Trip' (H-435). */
  title: string;
  steps: ProgressStep[];
  responses: number;
  qualifiedResponses: number;
  /** Number of responses that unlocks itineraries. */
  unlockAt: number;
  /** Number of qualified responses that unlocks the next tier; absent if a trip unlocks it. */
  nextTierAt?: number;
  level: number;
}
