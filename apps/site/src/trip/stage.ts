import type { PublicTrip } from '@caravan/sdk';

/** What the trip page offers now (H-276 to H-282). */
export type Stage =
  | 'launch_not_scheduled'
  | 'pre_launch'
  | 'pre_launch_bookable'
  | 'live'
  | 'confirmed'
  | 'sold_out'
  | 'cancelled'
  | 'closed';

/** The stage as the server says it; a trip without a spot left is sold out there. */
export const stageOf = (trip: Pick<PublicTrip, 'stage'>): Stage => trip.stage as Stage;
