import type { ReviewResponse } from './reviewResponse.ts';

export interface ReviewResponses {
  overallRating?: number;
  responses: number;
  items: ReviewResponse[];
  nextCursor?: string;
}
