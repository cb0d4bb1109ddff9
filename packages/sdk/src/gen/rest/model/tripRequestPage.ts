import type { TripRequest } from './tripRequest.ts';

export interface TripRequestPage {
  items: TripRequest[];
  nextCursor?: string;
}
