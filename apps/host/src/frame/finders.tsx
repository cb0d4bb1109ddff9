import { listItineraries, listMyTravelers, listTrips } from '@caravan/sdk/client';
import { allPages } from '@caravan/shell/allPages';
import { type Finder, few, matches } from '@caravan/shell/finder';
import { Compass, Map as MapIcon, UserRound } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** What hosts search for: their trips, the people on them, and itineraries to reserve. */
export const finders: readonly Finder[] = [
  {
    title: words.nav.trips,
    icon: <MapIcon aria-hidden />,
    find: async (typed, { signal, format }) =>
      (await allPages((page) => listTrips({ limit: 100, ...page }, { signal })))
        .filter((trip) => matches(typed, trip.name, trip.destination, trip.country, trip.statusLabel))
        .slice(0, few)
        .map((trip) => ({
          id: trip.id,
          label: trip.name,
          hint: `${format.dateRange(trip.startDate, trip.endDate)} · ${trip.statusLabel}`,
          href: paths.trip(trip.id),
        })),
  },
  {
    title: words.travelers,
    icon: <UserRound aria-hidden />,
    find: async (q, { signal }) =>
      (await listMyTravelers({ q, limit: few }, { signal })).items.map((traveler) => ({
        id: traveler.id,
        label: `${traveler.firstName} ${traveler.lastName}`,
        hint: traveler.tripName,
        href: paths.trip(traveler.tripId, 'bookings'),
      })),
  },
  {
    title: words.nav.itineraries,
    icon: <Compass aria-hidden />,
    find: async (q, { signal }) =>
      (await listItineraries({ q, limit: few }, { signal })).items.map((itinerary) => ({
        id: itinerary.id,
        label: itinerary.name,
        hint: itinerary.country,
        href: paths.itinerary(itinerary.id),
      })),
  },
];
