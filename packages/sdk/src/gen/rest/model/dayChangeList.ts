import type { DayChange } from './dayChange.ts';

export interface DayChangeList {
  days: DayChange[];
}
