import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { useTripVisit } from '@caravan/shell/tracking';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { DayByDay } from '@caravan/shell/DayByDay';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingCard } from './BookingCard.tsx';
import { Conditions } from './Conditions.tsx';
import { Extras } from './Extras.tsx';
import { HostCard } from './HostCard.tsx';
import { Inclusions } from './Inclusions.tsx';
import { words } from './messages.ts';
import { TripFacts } from './TripFacts.tsx';
import { TripHero } from './TripHero.tsx';

export type TripPageProps = {
  tripPath: string;
  /** A token that shows the page before it is public (H-152). */
  preview?: string | undefined;
};

/** A trip as everyone may see it (H-555). */
export function TripPage({ tripPath, preview }: TripPageProps) {
  const trip = useLoaded(getGetPublicTripQueryOptions({ path: tripPath, ...(preview && { preview }) }));
  useTripVisit(preview ? false : trip.id, 'view_item');
  usePageTitle('Trips', trip.name);
  return (
    <SiteFrame overArtwork>
      <TripHero trip={trip} />
      <div className="mx-auto grid w-full max-w-[84rem] gap-x-16 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:px-12 xl:gap-x-24">
        <div className="min-w-0 pb-20">
          <section className="py-14 lg:py-20">
            <h2 className="sr-only">{words.overview}</h2>
            <p className="display max-w-[34ch] text-[clamp(1.5rem,1.2rem+1.3vw,2.125rem)] leading-[1.28] whitespace-pre-line">
              {trip.tripSummary}
            </p>
            <TripFacts trip={trip} />
          </section>
          <HostCard trip={trip} />
          <section className="border-t border-line py-14 lg:py-20">
            <h2 className="display mb-10 text-4xl">{words.dayByDay}</h2>
            <DayByDay
              days={trip.servicesByDay}
              startDate={trip.startDate}
              artwork={trip.photos}
              currency={trip.currency}
            />
          </section>
          <Inclusions included={trip.inclusions ?? []} excluded={trip.exclusions ?? []} />
          <Extras trip={trip} />
          <Conditions trip={trip} />
        </div>
        <aside className="hidden lg:block">
          <div className="sticky top-8 -mt-48 pb-10">
            <BookingCard trip={trip} />
          </div>
        </aside>
      </div>
      <BookingBar trip={trip} />
    </SiteFrame>
  );
}
