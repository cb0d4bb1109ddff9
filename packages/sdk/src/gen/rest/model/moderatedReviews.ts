import type { ModeratedReview } from './moderatedReview.ts';

export interface ModeratedReviews {
  items: ModeratedReview[];
  nextCursor?: string;
}
