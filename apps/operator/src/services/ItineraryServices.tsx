import type { Itinerary } from '@caravan/sdk';
import { updateItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryKey, getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SaveBar } from '@caravan/ui/SaveBar';
import { BedDouble } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { words as alternativeWords } from '../alternatives/messages.ts';
import { Asked } from '../itineraries/Asked.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { ServiceDays } from './ServiceDays.tsx';
import { useDays } from './useDays.ts';

const AlternativesDrawer = lazy(() =>
  import('../alternatives/AlternativesDrawer.tsx').then((m) => ({ default: m.AlternativesDrawer })),
);

/** Step 2 of an itinerary: every change is saved immediately. */
export function ItineraryServices({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const update = useChange(updateItinerary, { failed: 'here' });
  const { save, error } = useDays<Itinerary>(
    getGetItineraryQueryKey(id),
    (change) => update.send(id, { ...change, lengthInDays: change.servicesByDay.length }),
    (days) => ({ lengthInDays: days.length }),
  );
  const { accommodationAlternatives } = useTenant().features;
  const [staying, open, close] = useOpened('stay');
  const stay = itinerary.servicesByDay
    .flatMap((day) => day.services)
    .find(({ id: own }) => own && own === staying);
  return (
    <>
      <div className="mb-6 grid gap-3 empty:hidden">
        <Asked field="servicesByDay" />
        <Asked field="days" known={itinerary.servicesByDay.map(({ day }) => String(day))} />
        <Asked
          field="dayPhotos"
          known={itinerary.servicesByDay.flatMap(({ day, photos = [] }) =>
            photos.map(({ url }) => `${day}/${url}`),
          )}
        />
      </div>
      <ServiceDays
        days={itinerary.servicesByDay}
        lengthInDays={itinerary.lengthInDays}
        currency={itinerary.currency}
        onChange={save}
        changesDays
        hasLibrary
        savesToLibrary
        more={({ type, id: service }) =>
          accommodationAlternatives && type === 'accommodation' && service
            ? [
                {
                  id: 'alternatives',
                  label: alternativeWords.open,
                  icon: <BedDouble aria-hidden />,
                  onAction: () => open(service),
                },
              ]
            : []
        }
        footer={
          <SaveBar isDirty error={error}>
            <LinkButton href={paths.itinerary(id, 'review-pricing')}>{words.continue}</LinkButton>
          </SaveBar>
        }
      />
      {stay && (
        <Suspense fallback={null}>
          <AlternativesDrawer itineraryId={id} service={stay} currency={itinerary.currency} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
