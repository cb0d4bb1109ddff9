import type { Traveler } from './traveler.ts';

export interface TravelerPage {
  items: Traveler[];
  nextCursor?: string;
}
