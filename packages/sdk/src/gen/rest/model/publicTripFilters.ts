import type { PublicTripOption } from './publicTripOption.ts';

/**
 * Values of each filter, with the number of trips each would leave under the other filters.
 */
export interface PublicTripFilters {
  month: PublicTripOption[];
  country: PublicTripOption[];
  destination: PublicTripOption[];
  days: PublicTripOption[];
  maxPriceMinor: PublicTripOption[];
  host: PublicTripOption[];
  category: PublicTripOption[];
  minSpots: PublicTripOption[];
  pace: PublicTripOption[];
}
