import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { useTripVisit } from '@caravan/shell/tracking';
import { useFreshParts } from '@caravan/shell/useFreshParts';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePublicTitle } from '@caravan/shell/usePublicTitle';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { Reviews } from '../host/Reviews.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingCard } from './BookingCard.tsx';
import { Itinerary } from './Itinerary.tsx';
import {
  KeptConditions,
  KeptCosts,
  KeptExtras,
  KeptFacts,
  KeptGroup,
  KeptHost,
  KeptInclusions,
  KeptQuestions,
  KeptStays,
} from './kept.ts';
import { words } from './messages.ts';
import { SectionNav } from './SectionNav.tsx';
import { Similar } from './Similar.tsx';
import { TripNews } from './TripNews.tsx';
import { TripOpening } from './TripOpening.tsx';
import { useTripSales } from './useTripSales.ts';

export type TripPageProps = {
  tripPath: string;
  /** A token that gives access to the page before it is public (H-152). */
  preview?: string | undefined;
};

/** A trip's public page (H-555). */
export function TripPage({ tripPath, preview }: TripPageProps) {
  const asked = getGetPublicTripQueryOptions({ path: tripPath, ...(preview && { preview }) });
  const trip = useLoaded(asked);
  useTripSales(trip, asked.queryKey);
  useFreshParts(trip);
  useTripVisit(preview ? false : trip.id, 'view_item');
  usePublicTitle(words.trips, trip.name);
  const hasStays = trip.servicesByDay.some((day) =>
    day.services.some(({ type }) => type === 'accommodation'),
  );
  const sections = [
    { id: 'about', title: words.overview },
    { id: 'host', title: words.hostLevel },
    { id: 'days', title: words.dayByDay },
    ...(hasStays ? [{ id: 'stays', title: words.stays }] : []),
    { id: 'price', title: words.price },
    { id: 'cancel', title: words.canceling },
    { id: 'questions', title: words.questions },
  ];
  return (
    <SiteFrame>
      <TripOpening trip={trip} />
      <SectionNav trip={trip} sections={sections} />
      <div className="mx-auto grid w-full max-w-[84rem] gap-x-16 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:px-12 xl:gap-x-24">
        <div className="min-w-0 pb-8">
          <section id="about" className="scroll-mt-16 py-10 lg:py-14">
            <h2 className="sr-only">{words.overview}</h2>
            <p className="display max-w-[36ch] text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-[1.32] whitespace-pre-line">
              {trip.tripSummary}
            </p>
            <KeptFacts trip={trip} />
            <div className="mt-8">
              <KeptGroup trip={trip} />
            </div>
          </section>
          <KeptHost trip={trip} />
          {trip.hostPage.pagePath && <Reviews path={trip.hostPage.pagePath} />}
          <section id="days" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
            <Itinerary trip={trip} />
          </section>
          {hasStays && <KeptStays trip={trip} />}
          <KeptInclusions included={trip.inclusions ?? []} excluded={trip.exclusions ?? []} />
          <KeptCosts trip={trip} />
          <KeptExtras trip={trip} />
          <KeptConditions trip={trip} />
          <KeptQuestions trip={trip} />
        </div>
        <aside className="hidden lg:block">
          <div className="sticky top-20 pt-10 pb-10">
            <BookingCard trip={trip} />
          </div>
        </aside>
      </div>
      <TripNews trip={trip} />
      <Similar trip={trip} />
      <BookingBar trip={trip} />
    </SiteFrame>
  );
}
