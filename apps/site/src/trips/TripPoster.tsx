import type { PublicTripCard } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { TripCard } from '@caravan/ui/TripCard';
import { paths } from '../paths.ts';
import { SaveTrip } from '../saved/SaveTrip.tsx';
import { artworkAs } from '@caravan/shell/artworkAs';
import { words } from './messages.ts';

export type TripPosterProps = { trip: PublicTripCard; level?: 2 | 3; className?: string };

/** A trip in a list: its poster, place and dates, host, and starting price. */
export function TripPoster({ trip, level = 3, className }: TripPosterProps) {
  const format = useFormat();
  const badge = trip.soldOut
    ? words.soldOut
    : !trip.bookable
      ? words.soon
      : trip.happening
        ? words.sure
        : null;
  return (
    <TripCard
      href={paths.trip(trip.tripPath)}
      artwork={artworkAs(trip.hero.url, 'portrait')}
      title={trip.name}
      place={`${format.countryNamed(trip.country)} · ${trip.destination}`}
      dates={`${format.dateRange(trip.startDate, trip.endDate)} · ${words.withHost(trip.hostName)}`}
      price={words.from(format.money(trip.fromPriceMinor, trip.currency, { trim: true }))}
      facts={trip.soldOut ? words.soldOut : trip.bookable && words.spotsLeft(trip.spotsLeft)}
      level={level}
      action={<SaveTrip trip={trip} />}
      {...(badge && {
        badges: (
          <Badge tone={trip.soldOut ? 'grey' : trip.happening ? 'green' : 'blue'} onArtwork>
            {badge}
          </Badge>
        ),
      })}
      {...(className && { className })}
    />
  );
}
