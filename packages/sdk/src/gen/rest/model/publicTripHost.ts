import type { PublicTripCard } from './publicTripCard.ts';

/**
 * What the host has led so far, and where to read more.
 */
export interface PublicTripHost {
  /** Path of the host's page; absent while the marketplace shows none. */
  pagePath?: string;
  /** Number of trips that have ended. */
  tripsLed: number;
  /**
     * The latest of those trips.
     * @maxItems 4
     */
  pastTrips: PublicTripCard[];
}
