import type { TripSummary } from '@caravan/sdk';

/** The host's groups of trips; the server assigns each trip (H-252 to H-257). */
export type TripGroup = TripSummary['hostGroup'];
export const groupOrder: TripGroup[] = ['Requests', 'Pending Trips', 'Live Trips', 'Completed', 'Cancelled'];

/** Trips by group: the next departure first, past ones in reverse. */
export function byGroup(trips: TripSummary[]): Record<TripGroup, TripSummary[]> {
  const inGroup = (name: TripGroup) => {
    const sign = name === 'Completed' || name === 'Cancelled' ? -1 : 1;
    return trips
      .filter((trip) => trip.hostGroup === name)
      .sort((a, b) => sign * a.startDate.localeCompare(b.startDate));
  };
  return Object.fromEntries(groupOrder.map((name) => [name, inGroup(name)])) as Record<
    TripGroup,
    TripSummary[]
  >;
}
