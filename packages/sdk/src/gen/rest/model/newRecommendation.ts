import type { RecommendationOption } from './recommendationOption.ts';

export interface NewRecommendation {
  hostId: string;
  /** @maxLength 120 */
  recommendedBy?: string;
  /** @maxLength 1000 */
  recommendationNote?: string;
  /** @maxItems 20 */
  options: RecommendationOption[];
}
