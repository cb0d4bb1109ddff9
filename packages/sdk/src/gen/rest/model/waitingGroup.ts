import type { WaitingGroupKind } from './waitingGroupKind.ts';
import type { WaitingItem } from './waitingItem.ts';

/**
 * One kind of record, with the first five that wait.
 */
export interface WaitingGroup {
  kind: WaitingGroupKind;
  /** How many wait. */
  total: number;
  items: WaitingItem[];
}
