import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { Backdrop } from '../trips/Backdrop.tsx';
import { stageWords, words } from './messages.ts';
import { stageOf } from './stage.ts';

/** The trip's picture from edge to edge, with its name and the first facts. */
export function TripHero({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const stage = stageWords[stageOf(trip)];
  return (
    <section className="relative isolate flex min-h-[min(82dvh,48rem)] flex-col justify-end overflow-hidden bg-black text-white">
      <Backdrop photo={trip.hero} eager />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-t from-black/80 via-black/25 to-black/35"
      />
      <div className="mx-auto w-full max-w-[84rem] px-5 pt-32 pb-10 sm:px-8 lg:px-12 lg:pb-14">
        <div className="lg:max-w-[calc(100%-27rem)]">
          <Badge tone={stage.tone} dot onArtwork>
            {stage.badge}
          </Badge>
          <p className="kicker mt-5 text-white">
            {trip.country} · {trip.destination}
          </p>
          <h1 className="display mt-3 text-[clamp(2.75rem,1.5rem+5vw,5.75rem)] leading-[0.98]">
            {trip.name}
          </h1>
          <ul className="tabular mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] [&_li]:inline-flex [&_li]:items-center [&_li]:gap-2 [&_svg]:size-4">
            <li>
              <CalendarDays aria-hidden />
              {format.dateRange(trip.startDate, trip.endDate)}
            </li>
            <li>
              <MapPin aria-hidden />
              {words.days(trip.lengthInDays)}
            </li>
            <li>
              <Users aria-hidden />
              {words.hostedBy} {trip.host.displayName}
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
