import type { PublicTripCard } from './publicTripCard.ts';

export interface PublicTripPage {
  items: PublicTripCard[];
  nextCursor?: string;
  categories?: string[];
}
