import type { TripRequest, TripSummary } from '@caravan/sdk';
import type { Model } from '../paths.ts';

export interface TripEntry {
  id: string;
  model: Model;
  title: string;
  start: string;
  end: string;
  hostName: string;
  art: string;
  shortId?: string;
}
export type TripGroupId = NonNullable<TripSummary['operatorGroup']>;

/**
 * Groups in the order in which the root looks for its first entry (O-023); the server assigns each trip
 * (O-086 to O-090). Trips without a group were canceled and come last.
 */
const order: (TripGroupId | undefined)[] = [
  'New Trip Requests',
  'Pending Review',
  'Live',
  'Confirmed',
  'Complete',
  undefined,
];

const ofRequest = (r: TripRequest): TripEntry => ({
  id: r.id,
  model: 'tripRequest',
  title: r.itinerary.name,
  start: r.startDate,
  end: r.endDate,
  hostName: r.host.displayName,
  art: r.itinerary.hero.url,
});
const ofTrip = (t: TripSummary): TripEntry => ({
  id: t.id,
  model: 'trip',
  title: t.name,
  start: t.startDate,
  end: t.endDate,
  hostName: t.hostName ?? '',
  art: t.hero.url,
  shortId: t.shortId,
});

/** The group of canceled trips. */
export const cancelled = 'cancelled' as const;

/** Pending requests, then trips by progress; the earliest start first, and the latest for past and canceled trips. */
export function groupTrips(requests: TripRequest[], trips: TripSummary[]) {
  return order.map((id) => {
    const own = trips.filter((t) => t.operatorGroup === id).map(ofTrip);
    const entries = id === 'New Trip Requests' ? [...requests.map(ofRequest), ...own] : own;
    const later = id === 'Complete' || !id ? -1 : 1;
    return { id: id ?? cancelled, entries: entries.sort((a, b) => later * a.start.localeCompare(b.start)) };
  });
}

export function firstTrip(requests: TripRequest[], trips: TripSummary[]): TripEntry | undefined {
  return groupTrips(requests, trips).find((group) => group.id !== cancelled && group.entries.length > 0)
    ?.entries[0];
}
