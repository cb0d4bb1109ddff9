import type { ModeratedReviewAvailableActionsItem } from './moderatedReviewAvailableActionsItem.ts';
import type { ModeratedReviewState } from './moderatedReviewState.ts';

export interface ModeratedReview {
  id: string;
  tripId: string;
  tripName: string;
  rating: number;
  comment?: string;
  firstName: string;
  savedAt: string;
  state: ModeratedReviewState;
  /** Nobody but its author reads it. */
  hidden: boolean;
  /** What a moderator can still decide. */
  availableActions: ModeratedReviewAvailableActionsItem[];
  hiddenReason?: string;
}
