import type { CategoryName } from './categoryName.ts';
import type { ItinerarySummary } from './itinerarySummary.ts';

export interface ItineraryPage {
  items: ItinerarySummary[];
  nextCursor?: string;
  countries?: string[];
  /** Those that itineraries have, in the marketplace's order. */
  categories?: CategoryName[];
}
