import type { ImportantDate } from './importantDate.ts';

export interface ImportantDates {
  items: ImportantDate[];
}
