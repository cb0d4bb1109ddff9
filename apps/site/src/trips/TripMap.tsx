import type { PublicTripCard } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useFormat } from '@caravan/shell/useFormat';
import { RouteMap } from '@caravan/ui/RouteMap';
import { Skeleton } from '@caravan/ui/Skeleton';
import { PosterCard } from '@caravan/ui/PosterCard';
import { useMemo, useState } from 'react';
import { paths } from '../paths.ts';
import { cardWords } from './cardMessages.ts';
import { words } from './messages.ts';
import { useSales } from './useSales.ts';

/**
 * Where the trips go, with a list of links next to the map: the hovered or focused trip is highlighted on the
 * map.
 */
export default function TripMap({ trips: listed }: { trips: readonly PublicTripCard[] | undefined }) {
  const trips = useSales(listed);
  const format = useFormat();
  const [active, setActive] = useState<string>();
  const { money } = format;
  const stops = useMemo(
    () =>
      trips?.flatMap(({ at, tripPath, soldOut, fromPriceMinor, currency }) =>
        at
          ? [
              {
                id: tripPath,
                label: soldOut ? cardWords.soldOut : money(fromPriceMinor, currency, { trim: true }),
                latitude: at.lat,
                longitude: at.lng,
                href: paths.trip(tripPath),
              },
            ]
          : [],
      ),
    [trips, money],
  );
  if (!trips || !stops) return <Skeleton className="aspect-[4/3] w-full" />;
  const mapped = stops.length > 0;
  return (
    <div className={mapped ? 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}>
      {mapped && (
        <div className="lg:sticky lg:top-6 lg:self-start">
          <RouteMap label={words.mapLabel} stops={stops} pins aspect="4/3" active={active} />
        </div>
      )}
      <ul className="grid content-start gap-6">
        {trips.map((trip) => (
          <li
            key={trip.tripPath}
            onPointerEnter={() => setActive(trip.tripPath)}
            onPointerLeave={() => setActive(undefined)}
            onFocus={() => setActive(trip.tripPath)}
            onBlur={() => setActive(undefined)}
          >
            <PosterCard
              layout="row"
              level={2}
              href={paths.trip(trip.tripPath)}
              artwork={artworkAs(trip.hero.url, 'portrait')}
              title={trip.name}
              place={`${format.countryNamed(trip.country)} · ${trip.destination}`}
              dates={format.dateRange(trip.startDate, trip.endDate)}
              price={cardWords.from(format.money(trip.fromPriceMinor, trip.currency, { trim: true }))}
              facts={trip.soldOut ? cardWords.soldOut : trip.bookable && cardWords.spotsLeft(trip.spotsLeft)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
