import { listPublicTrips } from '@caravan/sdk/client';
import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { words } from './messages.ts';

/** The host's past trips. */
export function PastTrips({ hostId }: { hostId: string }) {
  const format = useFormat();
  const list = usePages(
    listPublicTrips,
    getListPublicTripsQueryKey,
    { host: hostId, past: true },
    { limit: 8, throwOnError: false },
  );
  if (!list.items || list.items.length === 0) return null;
  return (
    <section aria-labelledby="host-past" className="mt-16 border-t border-line pt-12">
      <h2 id="host-past" className="display-title">
        {words.past}
      </h2>
      <p className="mt-2 text-muted">{list.first && words.led(list.first.total)}</p>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {list.items.map((trip) => (
          <li key={trip.tripPath} className="min-w-0">
            <img
              src={artworkAs(trip.hero.url, 'landscape')}
              alt=""
              loading="lazy"
              width={320}
              height={200}
              className="aspect-[8/5] w-full rounded-md bg-sunken object-cover"
            />
            <h3 className="mt-3 font-medium break-words">{trip.name}</h3>
            <p className="tabular mt-0.5 text-sm text-muted">
              {format.dateRange(trip.startDate, trip.endDate)} · {format.countryNamed(trip.country)}
            </p>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <SimpleButton
          variant="secondary"
          className="mt-8"
          isPending={list.isLoadingMore}
          onPress={list.loadMore}
        >
          {words.morePast}
        </SimpleButton>
      )}
    </section>
  );
}
