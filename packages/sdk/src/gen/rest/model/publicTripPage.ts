import type { PublicTripCard } from './publicTripCard.ts';
import type { PublicTripFilters } from './publicTripFilters.ts';
import type { PublicTripWithout } from './publicTripWithout.ts';

export interface PublicTripPage {
  items: PublicTripCard[];
  nextCursor?: string;
  categories?: string[];
  /** How many trips there are on all pages together. */
  total: number;
  filters: PublicTripFilters;
  /** When nothing matches: the filters of which leaving out one shows something, the most first. */
  without: PublicTripWithout[];
}
