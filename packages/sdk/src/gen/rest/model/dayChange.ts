import type { DayChangeEntry } from './dayChangeEntry.ts';

export interface DayChange {
  day: number;
  date: string;
  /** Revision to send when acknowledging this day. */
  revision: number;
  changedAt: string;
  changes: DayChangeEntry[];
  /** Number of travelers who have seen the latest change; hidden from travelers. */
  seen?: number;
  /** Total number of travelers; hidden from travelers. */
  travelers?: number;
}
