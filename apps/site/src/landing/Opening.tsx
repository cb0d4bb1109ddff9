import type { PublicTripCard } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { PlainLink } from '../frame/PlainLink.tsx';
import { paths } from '../paths.ts';
import { Backdrop } from '../trips/Backdrop.tsx';
import { words } from './messages.ts';

export type OpeningProps = {
  /** The trip whose picture opens the page. */
  trip: PublicTripCard | undefined;
};

/** The tenant's tagline on a picture of the next departure. */
export function Opening({ trip }: OpeningProps) {
  const { tagline } = useTenant();
  const format = useFormat();
  return (
    <section className="over-picture relative isolate flex min-h-[min(100dvh,56rem)] flex-col justify-end overflow-hidden bg-black text-white">
      <Backdrop photo={trip?.hero} eager />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-t from-black/75 via-black/20 to-black/35"
      />
      <div className="mx-auto grid w-full max-w-[84rem] gap-12 px-5 pt-32 pb-10 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-end lg:px-12 lg:pb-16">
        <div>
          <p className="kicker text-white">{words.kicker}</p>
          <h1 className="display mt-5 max-w-[16ch] text-[clamp(2.75rem,1.2rem+6.4vw,6.75rem)] leading-[0.98]">
            {tagline || words.fallbackTagline}
          </h1>
          <LinkButton href={paths.trips()} size="lg" className="mt-9">
            {words.seeTrips}
            <ArrowRight aria-hidden />
          </LinkButton>
        </div>
        {trip && (
          <PlainLink
            href={paths.trip(trip.tripPath)}
            className="group/next block w-fit max-w-xs border-s border-white/60 ps-5 hover:no-underline!"
          >
            <span className="kicker block text-white">{words.next}</span>
            <span className="display mt-2 block text-2xl underline-offset-4 group-hover/next:underline">
              {trip.name}
            </span>
            <span className="tabular mt-1.5 block text-sm">
              {format.countryNamed(trip.country)} · {format.dateRange(trip.startDate, trip.endDate)}
            </span>
          </PlainLink>
        )}
      </div>
    </section>
  );
}
