
export interface MyReview {
  /** Whether the trip can be rated. */
  open: boolean;
  /** Why the trip cannot be rated. */
  reason?: string;
  rating?: number;
  comment?: string;
  savedAt?: string;
  /** Why an admin hides it from others; absent while it is shown. */
  hiddenReason?: string;
}
