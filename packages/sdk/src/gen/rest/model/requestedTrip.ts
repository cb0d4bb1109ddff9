import type { RequestedTripUse } from './requestedTripUse.ts';
import type { TripRequestStatus } from './tripRequestStatus.ts';
import type { TripStatus } from './tripStatus.ts';

export interface RequestedTrip {
  tripRequestId: string;
  requestStatus: TripRequestStatus;
  hostName: string;
  tripId?: string;
  tripName?: string;
  shortId?: string;
  tripStatus?: TripStatus;
  use: RequestedTripUse;
}
