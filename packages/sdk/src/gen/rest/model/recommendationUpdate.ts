import type { RecommendationOption } from './recommendationOption.ts';

export interface RecommendationUpdate {
  version: number;
  active?: boolean;
  /** @maxLength 120 */
  recommendedBy?: string;
  /** @maxLength 1000 */
  recommendationNote?: string;
  /** @maxItems 20 */
  options?: RecommendationOption[];
}
