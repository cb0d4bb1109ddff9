import type { TripRequest, TripStatus, TripSummary } from '@caravan/sdk';
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
export type TripGroupId = 'new' | 'pending' | 'live' | 'confirmed' | 'complete';

/** Groups in the order in which the root looks for its first entry (O-023, O-086 to O-090). Cancelled trips are in none. */
const statuses: Record<TripGroupId, TripStatus[]> = {
  new: ['created'],
  pending: ['partner_approved', 'trova_pricing_approved', 'host_approved', 'early_confirmed'],
  live: ['live', 'ready_to_confirm'],
  confirmed: ['confirmed', 'closed'],
  complete: ['complete'],
};

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

/** Requests that wait, then trips, by how far they have come; the earliest start first. */
export function groupTrips(requests: TripRequest[], trips: TripSummary[]) {
  return (Object.keys(statuses) as TripGroupId[]).map((id) => {
    const own = trips.filter((t) => statuses[id].includes(t.status)).map(ofTrip);
    const entries =
      id === 'new' ? [...requests.filter((r) => r.status === 'pending').map(ofRequest), ...own] : own;
    const later = id === 'complete' ? -1 : 1;
    return { id, entries: entries.sort((a, b) => later * a.start.localeCompare(b.start)) };
  });
}

export function firstTrip(requests: TripRequest[], trips: TripSummary[]): TripEntry | undefined {
  return groupTrips(requests, trips).find((group) => group.entries.length > 0)?.entries[0];
}
