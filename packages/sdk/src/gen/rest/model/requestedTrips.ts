import type { RequestedTrip } from './requestedTrip.ts';

export interface RequestedTrips {
  items: RequestedTrip[];
}
