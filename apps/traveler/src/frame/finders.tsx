import { listBookings } from '@caravan/sdk/client';
import { type Finder, few } from '@caravan/shell/finder';
import { Luggage } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** What travelers search for: booked trips, by name, place, order number, or companion. */
export const finders: readonly Finder[] = [
  {
    title: words.trips,
    icon: <Luggage aria-hidden />,
    find: async (q, { signal, format }) =>
      (await listBookings({ q, limit: few }, { signal })).items.map(({ id, trip, orderId }) => ({
        id,
        label: trip.name,
        hint: `${format.dateRange(trip.startDate, trip.endDate)} · ${orderId}`,
        href: paths.trip(trip.id),
      })),
  },
];
