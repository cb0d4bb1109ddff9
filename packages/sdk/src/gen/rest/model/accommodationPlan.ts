import type { AccommodationPeriod } from './accommodationPeriod.ts';

export interface AccommodationPlan {
  version: number;
  periods: AccommodationPeriod[];
}
