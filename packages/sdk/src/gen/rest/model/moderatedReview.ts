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
  /** Whether only its author can read it. */
  hidden: boolean;
  /** Decisions still open to a moderator. */
  availableActions: ModeratedReviewAvailableActionsItem[];
  hiddenReason?: string;
}
