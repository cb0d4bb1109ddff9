import type { PublicTripCard } from '@caravan/sdk';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { paths } from '../paths.ts';
import { TripPoster } from '../trips/TripPoster.tsx';
import { LeadTrip } from './LeadTrip.tsx';
import { words } from './messages.ts';

export type UpcomingTripsProps = { trips: readonly PublicTripCard[] | undefined };

/** The next trips, laid out like the opening spread of a magazine: one large, the others around it. */
export function UpcomingTrips({ trips }: UpcomingTripsProps) {
  const [lead, ...others] = trips?.slice(1) ?? [];
  return (
    <section className="mx-auto w-full max-w-[84rem] px-5 py-20 sm:px-8 lg:px-12 lg:py-32">
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem] lg:items-end">
        <div>
          <p className="kicker">{words.upcoming}</p>
          <h2 className="display mt-3 max-w-[18ch] text-[clamp(2.25rem,1.4rem+3vw,4.25rem)]">
            {words.upcomingTitle}
          </h2>
        </div>
        <p className="text-lg text-muted">{words.upcomingText}</p>
      </div>
      {!trips ? (
        <div aria-busy="true" className="mt-14 grid gap-8">
          <Skeleton className="aspect-[21/9] w-full rounded-lg" />
          <div className="grid gap-8 sm:grid-cols-3">
            {[1, 2, 3].map((i) => (
              <Skeleton key={i} className="aspect-[4/5] w-full" />
            ))}
          </div>
        </div>
      ) : (
        <>
          {lead && <LeadTrip trip={lead} />}
          <ul className="mt-16 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {others.slice(0, 3).map((trip) => (
              <li key={trip.tripPath}>
                <TripPoster trip={trip} />
              </li>
            ))}
          </ul>
          <div className="mt-16 flex justify-center">
            <LinkButton href={paths.trips()} variant="secondary" size="lg">
              {words.all}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
