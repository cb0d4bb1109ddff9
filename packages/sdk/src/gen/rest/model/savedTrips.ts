import type { PublicTripCard } from './publicTripCard.ts';

export interface SavedTrips {
  items: PublicTripCard[];
}
