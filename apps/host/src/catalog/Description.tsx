import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { ItineraryDetail } from '@caravan/shell/ItineraryDetail';
import { useHostEvent } from '@caravan/shell/tracking';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { FinishProfileCard } from './FinishProfileCard.tsx';
import { ItineraryBadges } from './ItineraryBadges.tsx';
import { ItineraryRating } from './ItineraryRating.tsx';
import { LockCard } from './LockCard.tsx';
import { words } from './messages.ts';
import { ReserveCard } from './ReserveCard.tsx';

const ItineraryReviews = lazy(() => import('./ItineraryReviews.tsx'));

export type DescriptionProps = { id: string };

/** An itinerary's page with the reserve button or the lock (H-100 to H-102). */
export function Description({ id }: DescriptionProps) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  usePageTitle('Host Portal', itinerary.name);
  useHostEvent(
    'Host Clicked Recommended Itinerary',
    (itinerary.recommended || itinerary.topRecommended) && itinerary.id,
  );
  const complete = useProfile().profileCompletionStatus.publicProfile === 'complete';
  const aside = itinerary.locked ? (
    <LockCard itinerary={itinerary} />
  ) : complete ? (
    <ReserveCard itinerary={itinerary} />
  ) : (
    <FinishProfileCard />
  );
  return (
    <>
      <Breadcrumb
        items={[{ label: words.title, href: paths.itineraries }, { label: itinerary.name }]}
        className="mb-5"
      />
      <ItineraryDetail
        itinerary={itinerary}
        badges={
          <>
            <ItineraryBadges itinerary={itinerary} />
            <ItineraryRating id={itinerary.id} />
          </>
        }
        aside={aside}
      />
      <Suspense fallback={null}>
        <ItineraryReviews id={itinerary.id} />
      </Suspense>
    </>
  );
}
