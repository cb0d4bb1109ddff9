import type { TripRequest, TripSummary } from '@caravan/sdk';
import { listTripRequests, listTrips } from '@caravan/sdk/client';
import { getListTripRequestsQueryKey, getListTripsQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Badge } from '@caravan/ui/Badge';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TabBar } from '@caravan/ui/TabBar';
import { TripCard } from '@caravan/ui/TripCard';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { GetGoing } from './GetGoing.tsx';
import { byGroup, groupOrder } from './groups.ts';
import { words } from './messages.ts';

const limit = 100;
const pending = { status: 'pending', limit } as const;

// Groups are shown in full, so every page is loaded.
const requestsQuery = queryOptions({
  queryKey: [...getListTripRequestsQueryKey(pending), 'all'],
  queryFn: ({ signal }) => allPages((page) => listTripRequests({ ...pending, ...page }, { signal })),
});
const tripsQuery = queryOptions({
  queryKey: [...getListTripsQueryKey({ limit }), 'all'],
  queryFn: ({ signal }) => allPages((page) => listTrips({ limit, ...page }, { signal })),
});

/** All of the host's requests and trips, by group (H-252 to H-258). */
export function TripList() {
  const requests = useLoaded(requestsQuery);
  const trips = useLoaded(tripsQuery);
  const groups = byGroup(trips);
  const empty = requests.length + trips.length === 0;
  return (
    <>
      <PageHeader title={words.title} />
      <TabBar
        className="mt-6"
        label={words.title}
        items={[
          { href: paths.trips, label: words.all, isCurrent: true },
          { href: paths.getGoing, label: words.getGoing },
        ]}
      />
      {empty && <GetGoing />}
      <div className="mt-10 grid grid-cols-1 gap-14">
        {groupOrder.map((name) => {
          const asked = name === 'Requests' ? requests : [];
          if (asked.length + groups[name].length === 0) return null;
          return (
            <section key={name} aria-labelledby={groupId(name)}>
              <h2 id={groupId(name)} className="display-heading mb-5 border-b border-line pb-3">
                {name}
              </h2>
              <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
                {asked.map((request) => (
                  <li key={request.id}>
                    <RequestPoster request={request} />
                  </li>
                ))}
                {groups[name].map((trip) => (
                  <li key={trip.id}>
                    <TripPoster trip={trip} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

const groupId = (name: string) => `group-${name.replace(' ', '-')}`;

function TripPoster({ trip }: { trip: TripSummary }) {
  const format = useFormat();
  return (
    <TripCard
      href={paths.trip(trip.id)}
      title={trip.name}
      artwork={trip.hero.url}
      place={format.countryNamed(trip.country)}
      dates={format.dateRange(trip.startDate, trip.endDate)}
      facts={trip.soldOut ? words.soldOut : words.spots(trip.spotsLeft, trip.maximumSpots)}
      badges={<TripStatusBadge trip={trip} onArtwork />}
    />
  );
}

function RequestPoster({ request }: { request: TripRequest }) {
  const format = useFormat();
  return (
    <TripCard
      href={paths.tripRequest(request.id)}
      title={request.itinerary.name}
      artwork={request.itinerary.hero.url}
      place={format.countryNamed(request.itinerary.country)}
      dates={format.dateRange(request.startDate, request.endDate)}
      badges={
        <Badge tone="warning" dot onArtwork>
          {words.review}
        </Badge>
      }
    />
  );
}
