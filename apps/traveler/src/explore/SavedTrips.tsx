import { getListSavedTripsQueryOptions } from '@caravan/sdk/react-query';
import { saveTrips } from '@caravan/sdk/client';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { TripCard } from '@caravan/ui/TripCard';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The traveler's saved trips. Renders nothing if there are none. */
export default function SavedTrips() {
  const format = useFormat();
  const { data } = useQuery({ ...getListSavedTripsQueryOptions(), throwOnError: false });
  const change = useChange(saveTrips);
  const barred = useBarred('saveTrips');
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="display mt-14 text-3xl">
        {words.saved}
      </h2>
      <ul className="mt-6 grid gap-6 lg:grid-cols-2">
        {data.items.map((trip) => (
          <li key={trip.tripPath} className="flex flex-wrap items-center justify-between gap-4">
            <TripCard
              layout="row"
              href={paths.tripPage(trip.tripPath)}
              artwork={artworkAs(trip.hero.url, 'portrait')}
              title={trip.name}
              place={`${format.countryNamed(trip.country)} · ${trip.destination}`}
              dates={format.dateRange(trip.startDate, trip.endDate)}
              price={words.savedFrom(format.money(trip.fromPriceMinor, trip.currency, { trim: true }))}
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.unsaveNamed(trip.name)}
              {...(barred && { disabledReason: barred })}
              onPress={() => change.run({ tripPaths: [trip.tripPath], saved: false })}
            >
              {words.unsave}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
