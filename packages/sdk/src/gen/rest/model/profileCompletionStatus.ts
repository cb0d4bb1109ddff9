import type { CompletionStatus } from './completionStatus.ts';

/**
 * How far each section of a profile is (H-249, O-110), and the whole of it, which the avatar's badge tells (H-049).
 */
export interface ProfileCompletionStatus {
  general: CompletionStatus;
  address: CompletionStatus;
  publicProfile: CompletionStatus;
  aggregated: CompletionStatus;
}
