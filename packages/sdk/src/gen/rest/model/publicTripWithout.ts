import type { PublicTripWithoutFilter } from './publicTripWithoutFilter.ts';

export interface PublicTripWithout {
  filter: PublicTripWithoutFilter;
  /** Number of trips that match the other filters. */
  total: number;
}
