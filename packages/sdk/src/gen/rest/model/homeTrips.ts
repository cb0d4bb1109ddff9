import type { HomeTrip } from './homeTrip.ts';

export interface HomeTrips {
  upcoming: HomeTrip[];
  past: HomeTrip[];
  cancelled: HomeTrip[];
}
