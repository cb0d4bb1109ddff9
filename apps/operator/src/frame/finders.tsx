import { listItineraries, listMyTravelers, listTripRequests, listTrips } from '@caravan/sdk/client';
import { allPages } from '@caravan/shell/allPages';
import { type Finder, few, matches } from '@caravan/shell/finder';
import { ClipboardList, Luggage, Map as MapIcon, UserRound } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** What operators search for: requests to answer, trips, itineraries, and travelers. */
export const finders: readonly Finder[] = [
  {
    title: words.requests,
    icon: <ClipboardList aria-hidden />,
    find: async (typed, { signal, format }) =>
      (await allPages((page) => listTripRequests({ status: 'pending', limit: 100, ...page }, { signal })))
        .filter((request) => matches(typed, request.itinerary.name, request.host.displayName))
        .slice(0, few)
        .map((request) => ({
          id: request.id,
          label: request.itinerary.name,
          hint: `${request.host.displayName} · ${format.dateRange(request.startDate, request.endDate)}`,
          href: paths.trip(request.id, 'review-details', 'tripRequest'),
        })),
  },
  {
    title: words.trips,
    icon: <Luggage aria-hidden />,
    find: async (typed, { signal, format }) =>
      (await allPages((page) => listTrips({ limit: 100, ...page }, { signal })))
        .filter((trip) =>
          matches(typed, trip.name, trip.destination, trip.shortId, trip.hostName, trip.statusLabel),
        )
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
        href: paths.trip(traveler.tripId),
      })),
  },
  {
    title: words.itineraries,
    icon: <MapIcon aria-hidden />,
    find: async (q, { signal, format }) =>
      (await listItineraries({ q, limit: few }, { signal })).items.map((itinerary) => ({
        id: itinerary.id,
        label: itinerary.name,
        hint: format.countryNamed(itinerary.country),
        href: paths.itinerary(itinerary.id),
      })),
  },
];
