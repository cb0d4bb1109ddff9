import type { UpcomingItemTo } from './upcomingItemTo.ts';

export interface UpcomingItem {
  key: string;
  label: string;
  date?: string;
  done?: boolean;
  /** The page on which it is done; absent of what only happens. */
  to?: UpcomingItemTo;
}
