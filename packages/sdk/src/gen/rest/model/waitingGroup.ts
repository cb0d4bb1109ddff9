import type { WaitingGroupKind } from './waitingGroupKind.ts';
import type { WaitingItem } from './waitingItem.ts';

/**
 * One kind of record, with those that wait longest.
 */
export interface WaitingGroup {
  kind: WaitingGroupKind;
  /** How many wait. */
  total: number;
  items: WaitingItem[];
}
