
export interface MyReview {
  /** The trip can be rated. */
  open: boolean;
  /** Why it cannot. */
  reason?: string;
  rating?: number;
  comment?: string;
  savedAt?: string;
  /** Why an admin keeps it from others; absent while it is shown. */
  hiddenReason?: string;
}
