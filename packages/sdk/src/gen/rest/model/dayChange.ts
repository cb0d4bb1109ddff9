import type { DayChangeEntry } from './dayChangeEntry.ts';

export interface DayChange {
  day: number;
  date: string;
  /** What acknowledging this day names. */
  revision: number;
  changedAt: string;
  changes: DayChangeEntry[];
  /** How many travelers have seen the latest; not told to travelers. */
  seen?: number;
  /** Of how many; not told to travelers. */
  travelers?: number;
}
