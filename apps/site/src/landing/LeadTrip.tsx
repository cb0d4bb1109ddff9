import type { PublicTripCard } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Artwork } from '@caravan/ui/Artwork';
import { Avatar } from '@caravan/ui/Avatar';
import { PlainLink } from '../frame/PlainLink.tsx';
import { paths } from '../paths.ts';
import { artworkAs } from '@caravan/shell/artworkAs';
import { cardWords } from '../trips/cardMessages.ts';

/** One trip across the full width. */
export function LeadTrip({ trip }: { trip: PublicTripCard }) {
  const format = useFormat();
  return (
    <article className="group/lead relative mt-14 grid gap-6 lg:grid-cols-[1.7fr_1fr] lg:items-end lg:gap-12">
      <Artwork src={artworkAs(trip.hero.url, 'landscape')} alt="" aspect="3/2" className="rounded-lg!" />
      <div className="lg:pb-4">
        <p className="kicker">
          {format.countryNamed(trip.country)} · {trip.destination}
        </p>
        <h3 className="display mt-3 text-[clamp(2rem,1.5rem+1.8vw,3.25rem)]">
          <PlainLink href={paths.trip(trip.tripPath)} className="after:absolute after:inset-0">
            {trip.name}
          </PlainLink>
        </h3>
        <p className="tabular mt-4 text-muted">
          {format.dateRange(trip.startDate, trip.endDate)} · {cardWords.days(trip.lengthInDays)}
        </p>
        <p className="mt-6 flex items-center gap-3">
          <Avatar name={trip.hostName} src={trip.hostPictureUrl} />
          <span>{cardWords.withHost(trip.hostName)}</span>
        </p>
        <p className="tabular mt-6 flex items-baseline gap-4 border-t border-line pt-5">
          <span className="text-lg font-medium">
            {cardWords.from(format.money(trip.fromPriceMinor, trip.currency, { trim: true }))}
          </span>
          {trip.bookable && <span className="text-muted">{cardWords.spotsLeft(trip.spotsLeft)}</span>}
        </p>
      </div>
    </article>
  );
}
