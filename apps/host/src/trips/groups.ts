import type { TripStatus, TripSummary } from '@caravan/sdk';

export type TripGroup = 'requests' | 'pending' | 'live' | 'completed' | 'cancelled';
export const groupOrder: TripGroup[] = ['requests', 'pending', 'live', 'completed', 'cancelled'];

/** Where the host looks for a trip (H-252 to H-257). */
export const groupOf: Record<TripStatus, TripGroup> = {
  created: 'requests',
  partner_approved: 'requests',
  trova_pricing_approved: 'pending',
  host_approved: 'pending',
  early_confirmed: 'pending',
  live: 'live',
  ready_to_confirm: 'live',
  confirmed: 'live',
  closed: 'live',
  complete: 'completed',
  cancelled: 'cancelled',
};

/** Trips by group; the next departure first, what is over in reverse. */
export function byGroup(trips: TripSummary[]): Record<TripGroup, TripSummary[]> {
  const groups: Record<TripGroup, TripSummary[]> = {
    requests: [],
    pending: [],
    live: [],
    completed: [],
    cancelled: [],
  };
  for (const trip of trips) groups[groupOf[trip.status]].push(trip);
  for (const name of groupOrder) {
    const sign = name === 'completed' || name === 'cancelled' ? -1 : 1;
    groups[name].sort((a, b) => sign * a.startDate.localeCompare(b.startDate));
  }
  return groups;
}
