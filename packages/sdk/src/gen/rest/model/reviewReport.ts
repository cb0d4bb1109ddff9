
/**
 * Has no rating while there are no reviews.
 */
export interface ReviewReport {
  /** Average of all ratings, 1 to 5, with one decimal. */
  overallRating?: number;
  responses: number;
}
