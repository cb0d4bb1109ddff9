import type { WaitingItemFacts } from './waitingItemFacts.ts';

export interface WaitingItem {
  /** Id of the record; for a dispute, of its booking. */
  id: string;
  name: string;
  /** What a job that gave up does. */
  job?: string;
  /** When it started waiting. */
  since: string;
  /** Details that distinguish it from others, such as host or amount. */
  facts: WaitingItemFacts;
}
