import {
  getGetInventoryMetadataQueryOptions,
  getGetItineraryQueryOptions,
  useListInventory,
} from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { Asked } from '../itineraries/Asked.tsx';
import { isNotSubmitted } from '../itineraries/groups.ts';
import { DatesChoice } from '../validity/DatesChoice.tsx';
import { words as validityWords } from '../validity/messages.ts';
import { InventoryCard } from './InventoryCard.tsx';
import { SpotsForm } from './SpotsForm.tsx';

const ValidityCard = lazy(() =>
  import('../validity/ValidityCard.tsx').then((m) => ({ default: m.ValidityCard })),
);

/** Step 3 of an itinerary: its departures or validity periods, then the spots it is offered with. */
export function ItineraryPricing({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const { review } = useLoaded(getGetInventoryMetadataQueryOptions());
  const offered = itinerary.packages.filter((setup) => setup.enabled);
  const { data: departures } = useListInventory(id);
  const periods = itinerary.itineraryInventoryEnabled
    ? []
    : offered.flatMap(({ level, validityPeriods = [] }) =>
        validityPeriods.map(({ startDate }) => `${level}/${startDate}`),
      );
  const spots = {
    minimum: itinerary.minimumSpots || review.minimumSpots,
    // Spots that haven't been submitted are only the form's initial values and don't limit departures.
    maximum: Math.max(
      itinerary.maximumSpots,
      itinerary.minimumSpots,
      isNotSubmitted(itinerary) ? (review.tierMaximum ?? 0) : 0,
    ),
  };
  return (
    <div className="flex flex-col gap-10">
      <Asked field="itineraryInventoryEnabled" />
      <DatesChoice itinerary={itinerary} />
      <Asked field="departures" known={departures?.items.map((item) => item.id)} />
      <Asked field="validityPeriods" known={periods} />
      {itinerary.itineraryInventoryEnabled ? (
        <InventoryCard itineraryId={id} currency={itinerary.currency} spots={spots} />
      ) : (
        <Suspense fallback={<Skeleton className="h-40" />}>
          {offered.length === 0 && <p className="text-muted">{validityWords.none}</p>}
          {offered.map(({ level, validityPeriods = [] }) => (
            <ValidityCard key={level} itinerary={itinerary} level={level} periods={validityPeriods} />
          ))}
        </Suspense>
      )}
      <SpotsForm itinerary={itinerary} defaults={review} />
    </div>
  );
}
