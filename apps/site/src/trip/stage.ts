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

/** The server's stage; a trip with no place left reads as sold out whatever else it is. */
export function stageOf(trip: Pick<PublicTrip, 'stage' | 'soldOut'>): Stage {
  const stage = trip.stage as Stage;
  return trip.soldOut && ['live', 'confirmed', 'pre_launch_bookable'].includes(stage) ? 'sold_out' : stage;
}
