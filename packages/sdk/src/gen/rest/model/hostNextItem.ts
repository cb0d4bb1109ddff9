import type { HostNextItemKind } from './hostNextItemKind.ts';
import type { HostNextItemUrgency } from './hostNextItemUrgency.ts';

export interface HostNextItem {
  kind: HostNextItemKind;
  urgency: HostNextItemUrgency;
  tripId: string;
  tripName: string;
  /** Of the trip. */
  startDate: string;
  /** Travelers to confirm, forms that miss something, or spots to fill; 1 for a launch. */
  count: number;
  /** Of how many: travelers on the trip, or its spots. */
  total: number;
}
