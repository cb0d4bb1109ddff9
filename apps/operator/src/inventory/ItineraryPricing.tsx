import { getGetInventoryMetadataQueryOptions, getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { InventoryCard } from './InventoryCard.tsx';
import { SpotsForm } from './SpotsForm.tsx';

/** Step 3 of an itinerary: its departures, then the spots it is offered with. */
export function ItineraryPricing({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const { review } = useLoaded(getGetInventoryMetadataQueryOptions());
  const spots = {
    minimum: itinerary.minimumSpots || review.minimumSpots,
    maximum: Math.max(itinerary.maximumSpots, itinerary.minimumSpots, review.maximumSpots),
  };
  return (
    <div className="flex flex-col gap-10">
      <InventoryCard itineraryId={id} currency={itinerary.currency} spots={spots} />
      <SpotsForm itinerary={itinerary} defaults={review} />
    </div>
  );
}
