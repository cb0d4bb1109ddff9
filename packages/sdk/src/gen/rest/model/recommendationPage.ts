import type { Recommendation } from './recommendation.ts';

export interface RecommendationPage {
  items: Recommendation[];
  nextCursor?: string;
}
