import type { UpcomingItemTo } from './upcomingItemTo.ts';

export interface UpcomingItem {
  key: string;
  label: string;
  date?: string;
  done?: boolean;
  /** The page where the item is completed; absent for items that need no action. */
  to?: UpcomingItemTo;
}
