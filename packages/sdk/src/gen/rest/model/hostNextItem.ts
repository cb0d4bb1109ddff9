import type { HostNextItemKind } from './hostNextItemKind.ts';
import type { HostNextItemUrgency } from './hostNextItemUrgency.ts';

export interface HostNextItem {
  kind: HostNextItemKind;
  urgency: HostNextItemUrgency;
  tripId: string;
  tripName: string;
  /** The trip's start date. */
  startDate: string;
  /** Number of travelers to confirm, incomplete forms, or spots to fill; 1 for a launch. */
  count: number;
  /** The total that count is out of: travelers on the trip, or its spots. */
  total: number;
}
