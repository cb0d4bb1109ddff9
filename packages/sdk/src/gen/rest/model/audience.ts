import type { AudienceMetrics } from './audienceMetrics.ts';

export interface Audience {
  allResponses: AudienceMetrics;
  qualifiedResponses: AudienceMetrics;
  marketingListSize: number;
  /** Responses that unlock itineraries. */
  unlockAt: number;
  surveyUrl?: string;
}
