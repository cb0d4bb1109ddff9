import type { AudienceMetrics } from './audienceMetrics.ts';

export interface Audience {
  allResponses: AudienceMetrics;
  qualifiedResponses: AudienceMetrics;
  marketingListSize: number;
  /** Number of responses that unlocks itineraries. */
  unlockAt: number;
  surveyUrl?: string;
}
