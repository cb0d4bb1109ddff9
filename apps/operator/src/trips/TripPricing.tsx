import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useState } from 'react';
import { ApproveCard } from './ApproveCard.tsx';
import { CostsCard } from './CostsCard.tsx';
import { pricingWords as words } from './messages.ts';
import { SupplementCard } from './SupplementCard.tsx';
import { TiersForm } from './TiersForm.tsx';
import { useSaveTrip } from './useSaveTrip.ts';

/** Step 3 of a trip: its cost by number of travelers, the operator's prices, and the approval. */
export function TripPricing({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const { save } = useSaveTrip(id);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <div className="flex flex-col gap-8 pb-8">
      <section>
        <h2 className="display-heading mb-2">{words.title}</h2>
        <CostsCard trip={trip} />
      </section>
      {trip.operatorCosts && (
        <div className="grid items-start gap-6 grid-cols-1 md:grid-cols-[minmax(0,1fr)_min(19rem,33vw)]">
          <TiersForm trip={trip} save={save} onDirtyChange={setUnsaved} />
          <SupplementCard trip={trip} save={save} />
        </div>
      )}
      <ApproveCard trip={trip} save={save} hasUnsavedPrices={unsaved} />
    </div>
  );
}
