import type { CategoryName } from './categoryName.ts';
import type { PublicDestination } from './publicDestination.ts';
import type { PublicTripCard } from './publicTripCard.ts';
import type { PublicTripFilters } from './publicTripFilters.ts';
import type { PublicTripWithout } from './publicTripWithout.ts';

export interface PublicTripPage {
  items: PublicTripCard[];
  nextCursor?: string;
  /** Those that open trips have, in the marketplace's order. */
  categories?: CategoryName[];
  category?: CategoryName;
  destination?: PublicDestination;
  /** Total number of trips on all pages. */
  total: number;
  filters: PublicTripFilters;
  /** When nothing matches: the filters that would each show trips if left out, largest number first. */
  without: PublicTripWithout[];
}
