import type { ItineraryVersion } from './itineraryVersion.ts';

export interface ItineraryVersionPage {
  items: ItineraryVersion[];
  nextCursor?: string;
}
