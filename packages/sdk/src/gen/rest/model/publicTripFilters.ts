import type { PublicTripOption } from './publicTripOption.ts';

/**
 * What each filter can be set to, with how many trips it would leave under the other filters.
 */
export interface PublicTripFilters {
  month: PublicTripOption[];
  country: PublicTripOption[];
  days: PublicTripOption[];
  maxPriceMinor: PublicTripOption[];
  host: PublicTripOption[];
  category: PublicTripOption[];
  minSpots: PublicTripOption[];
  pace: PublicTripOption[];
}
