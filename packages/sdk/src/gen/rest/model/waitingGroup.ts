import type { WaitingGroupKind } from './waitingGroupKind.ts';
import type { WaitingItem } from './waitingItem.ts';

/**
 * One kind of record, with the longest-waiting items.
 */
export interface WaitingGroup {
  kind: WaitingGroupKind;
  /** Number of records waiting. */
  total: number;
  items: WaitingItem[];
}
