import type { PublicTripWithoutFilter } from './publicTripWithoutFilter.ts';

export interface PublicTripWithout {
  filter: PublicTripWithoutFilter;
  /** How many trips the other filters let through. */
  total: number;
}
