import type { BookMonth } from './bookMonth.ts';

export interface BookMonthList {
  items: BookMonth[];
}
