import type { TripSummary } from './tripSummary.ts';

export interface TripPage {
  items: TripSummary[];
  nextCursor?: string;
}
