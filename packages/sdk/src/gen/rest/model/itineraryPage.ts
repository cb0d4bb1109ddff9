import type { ItinerarySummary } from './itinerarySummary.ts';

export interface ItineraryPage {
  items: ItinerarySummary[];
  nextCursor?: string;
  countries?: string[];
  categories?: string[];
}
