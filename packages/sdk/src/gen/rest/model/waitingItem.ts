import type { WaitingItemFacts } from './waitingItemFacts.ts';

export interface WaitingItem {
  /** Id of the record; of the booking for a dispute. */
  id: string;
  name: string;
  /** Since when it waits. */
  since: string;
  /** Texts that tell it from others, such as host or amount. */
  facts: WaitingItemFacts;
}
