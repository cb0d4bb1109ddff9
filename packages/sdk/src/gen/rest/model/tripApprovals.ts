import type { TripApproval } from './tripApproval.ts';

export interface TripApprovals {
  parts: TripApproval[];
}
