import type { PublicTripCard } from './publicTripCard.ts';

/**
 * What the host has led so far, and where to read more.
 */
export interface PublicTripHost {
  /** Of the host's page; absent while the marketplace shows none. */
  pagePath?: string;
  /** Trips that have ended. */
  tripsLed: number;
  /**
     * Of those, the latest.
     * @maxItems 4
     */
  pastTrips: PublicTripCard[];
}
