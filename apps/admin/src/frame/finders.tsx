import type { RecordMetadata } from '@caravan/sdk';
import {
  adminListBookings,
  adminListWebhooks,
  listGroundTransfers,
  listHostMetadata,
  listItineraryMetadata,
  listLinkMetadata,
  listOperatorMetadata,
  listRecommendationMetadata,
  listTravelerMetadata,
  listTripMetadata,
  listTripRequestMetadata,
  listUserMetadata,
} from '@caravan/sdk/client';
import { type Finder, few } from '@caravan/shell/finder';
import {
  CarFront,
  ClipboardList,
  Compass,
  Footprints,
  Link,
  Luggage,
  Mic,
  Route,
  Sparkles,
  Ticket,
  Users,
  Webhook,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

type Rows = { items: RecordMetadata[] };
type Call = (params: { q: string; limit: number }, options: { signal: AbortSignal }) => Promise<Rows>;

/** Finds records by their short form; the given fact distinguishes records of the same name. */
function records(
  title: string,
  icon: Finder['icon'],
  call: Call,
  fact: string,
  href: (row: RecordMetadata) => string,
) {
  return {
    title,
    icon,
    find: async (q, { signal }) =>
      (await call({ q, limit: few }, { signal })).items.map((row) => ({
        id: row.id,
        label: row.name,
        hint: row.facts[fact],
        href: href(row),
      })),
  } satisfies Finder;
}

const orders: Finder = {
  title: words.bookings,
  icon: <Ticket aria-hidden />,
  find: async (q, { signal, format }) =>
    (await adminListBookings({ q, limit: few }, { signal })).items.map((booking) => ({
      id: booking.id,
      label: `${booking.orderId} · ${booking.customer.firstName} ${booking.customer.lastName}`,
      hint: `${booking.trip.name} · ${format.money(booking.totalMinor, booking.currency)}`,
      href: paths.booking(booking.id),
    })),
};

/** Rides, also by flight and by the person to meet. */
const rides: Finder = {
  title: words.rides,
  icon: <CarFront aria-hidden />,
  find: async (q, { signal, format }) =>
    (await listGroundTransfers({ q, limit: few }, { signal })).items.map(({ id, journey, tripName }) => ({
      id,
      label: `${journey.code} · ${journey.traveler.firstName} ${journey.traveler.lastName}`,
      hint: `${tripName} · ${format.instant(journey.pickupDateTime, undefined, journey.timeZone)}`,
      href: paths.ride(id),
    })),
};

const webhooks: Finder = {
  title: words.webhooks,
  icon: <Webhook aria-hidden />,
  find: async (q, { signal }) =>
    (await adminListWebhooks({ q, limit: few }, { signal })).items.map(({ id, url, description }) => ({
      id,
      label: url,
      hint: description,
      href: paths.webhook(id),
    })),
};

const shared = [
  orders,
  records(words.trips, <Luggage aria-hidden />, listTripMetadata, 'host', (row) => paths.trip(row.id)),
  records(words.travelers, <Footprints aria-hidden />, listTravelerMetadata, 'trip', (row) =>
    paths.traveler(row.id),
  ),
  rides,
  records(words.hosts, <Mic aria-hidden />, listHostMetadata, 'email', (row) => paths.host(row.id)),
  records(words.operators, <Compass aria-hidden />, listOperatorMetadata, 'code', (row) =>
    paths.operator(row.id),
  ),
  records(words.itineraries, <Route aria-hidden />, listItineraryMetadata, 'country', (row) =>
    paths.itinerary(row.id),
  ),
  records(words.requests, <ClipboardList aria-hidden />, listTripRequestMetadata, 'host', (row) =>
    paths.tripRequest(row.id),
  ),
  records(words.recommendations, <Sparkles aria-hidden />, listRecommendationMetadata, 'host', (row) =>
    paths.recommendation(row.id),
  ),
  records(words.links, <Link aria-hidden />, listLinkMetadata, 'host', (row) => paths.link(row.id)),
];

/** What staff can search for; admins and support can also find everyone's accounts, and webhooks. */
export function findersFor(group: string): readonly Finder[] {
  if (group !== 'admin' && group !== 'support') return shared;
  return [
    ...shared,
    records(words.users, <Users aria-hidden />, listUserMetadata, 'email', (row) => paths.user(row.id)),
    webhooks,
  ];
}
