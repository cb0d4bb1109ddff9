
/**
 * Without a rating when there are none yet.
 */
export interface ReviewReport {
  /** Average of all ratings, 1 to 5, with one decimal. */
  overallRating?: number;
  responses: number;
}
