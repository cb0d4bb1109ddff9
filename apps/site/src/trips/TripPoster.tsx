import type { PublicTripCard } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { PosterCard } from '@caravan/ui/PosterCard';
import { paths } from '../paths.ts';
import { SaveTrip } from '../saved/SaveTrip.tsx';
import { artworkAs } from '@caravan/shell/artworkAs';
import { cardWords } from './cardMessages.ts';

export type TripPosterProps = { trip: PublicTripCard; level?: 2 | 3; className?: string };

/** A trip in a list: its poster, place and dates, host, and starting price. */
export function TripPoster({ trip, level = 3, className }: TripPosterProps) {
  const format = useFormat();
  const badge = trip.soldOut
    ? cardWords.soldOut
    : !trip.bookable
      ? cardWords.soon
      : trip.happening
        ? cardWords.sure
        : null;
  return (
    <PosterCard
      href={paths.trip(trip.tripPath)}
      artwork={artworkAs(trip.hero.url, 'portrait')}
      title={trip.name}
      place={`${format.countryNamed(trip.country)} · ${trip.destination}`}
      dates={`${format.dateRange(trip.startDate, trip.endDate)} · ${cardWords.withHost(trip.hostName)}`}
      price={cardWords.from(format.money(trip.fromPriceMinor, trip.currency, { trim: true }))}
      facts={trip.soldOut ? cardWords.soldOut : trip.bookable && cardWords.spotsLeft(trip.spotsLeft)}
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
