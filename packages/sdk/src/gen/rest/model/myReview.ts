
export interface MyReview {
  /** The trip can be rated. */
  open: boolean;
  /** Why it cannot. */
  reason?: string;
  rating?: number;
  comment?: string;
  savedAt?: string;
}
