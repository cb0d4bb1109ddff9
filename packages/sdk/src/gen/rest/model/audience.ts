import type { AudienceMetrics } from './audienceMetrics.ts';

export interface Audience {
  allResponses: AudienceMetrics;
  qualifiedResponses: AudienceMetrics;
  marketingListSize: number;
  /** Number of responses that unlocks itineraries. */
  unlockAt: number;
  /** The least travel budget of a qualified response (H-612), in the marketplace's currency. */
  qualifiedBudgetMinor: number;
  surveyUrl?: string;
}
