import type { CompletionStatus } from './completionStatus.ts';

/**
 * Completion of each section of a profile (H-249, O-110), and of the whole profile, shown by the avatar's badge (H-049).
 */
export interface ProfileCompletionStatus {
  general: CompletionStatus;
  address: CompletionStatus;
  publicProfile: CompletionStatus;
  aggregated: CompletionStatus;
}
