import type { PublicTrip } from '@caravan/sdk';

/** What the trip page currently offers (H-276 to H-282). */
export type Stage =
  | 'launch_not_scheduled'
  | 'pre_launch'
  | 'pre_launch_bookable'
  | 'live'
  | 'confirmed'
  | 'sold_out'
  | 'cancelled'
  | 'closed';

/** The server's stage; a trip without spots left is sold out. */
export const stageOf = (trip: Pick<PublicTrip, 'stage'>): Stage => trip.stage as Stage;
