import { getGetInventoryMetadataQueryOptions, getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { isNotSubmitted } from '../itineraries/groups.ts';
import { InventoryCard } from './InventoryCard.tsx';
import { SpotsForm } from './SpotsForm.tsx';

/** Step 3 of an itinerary: its departures, then the spots it is offered with. */
export function ItineraryPricing({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const { review } = useLoaded(getGetInventoryMetadataQueryOptions());
  const spots = {
    minimum: itinerary.minimumSpots || review.minimumSpots,
    // Spots that were never handed in are only what the form begins with; they bound no departure.
    maximum: Math.max(
      itinerary.maximumSpots,
      itinerary.minimumSpots,
      isNotSubmitted(itinerary) ? (review.tierMaximum ?? 0) : 0,
    ),
  };
  return (
    <div className="flex flex-col gap-10">
      <InventoryCard itineraryId={id} currency={itinerary.currency} spots={spots} />
      <SpotsForm itinerary={itinerary} defaults={review} />
    </div>
  );
}
