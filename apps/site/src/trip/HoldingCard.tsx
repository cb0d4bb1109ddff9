import type { PublicTrip } from '@caravan/sdk';
import { usePlace } from '@caravan/shell/usePlace';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDraft } from '../checkout/draft.ts';
import { resize } from '../checkout/selection.ts';
import { useHold } from '../checkout/useHold.ts';
import { paths } from '../paths.ts';
import { BookingView } from './BookingView.tsx';

// Loaded with the first rejection, along with the checkout's messages.
const SoldOutNotice = lazy(async () => ({
  default: (await import('../checkout/SoldOutNotice.tsx')).SoldOutNotice,
}));

export type HoldingCardProps = {
  trip: PublicTrip;
  spots: number;
  onSpots: (spots: number) => void;
  /** Number of spots to hold immediately. */
  first: number | undefined;
};

/** The booking card, including the code that holds spots. */
export default function HoldingCard({ trip, spots, onSpots, first }: HoldingCardProps) {
  const place = usePlace();
  const draft = useDraft(trip.tripPath);
  const holding = useHold(trip);
  const { state } = holding;
  const begun = useRef(false);
  const [isStarting, setStarting] = useState(first !== undefined);
  const go = () => place.go(paths.book(trip.tripPath));
  const book = async (party: number) => {
    if (await holding.take(resize(draft.selection, party))) go();
  };
  useEffect(() => {
    if (first === undefined || begun.current) return;
    begun.current = true;
    void book(first).finally(() => setStarting(false));
  });
  return (
    <BookingView
      trip={trip}
      spots={spots}
      onSpots={onSpots}
      isHeld={state === 'active'}
      isTaking={isStarting || holding.isTaking}
      onBook={(party) => void book(party)}
    >
      {holding.soldOut && (
        <Suspense fallback={null}>
          <SoldOutNotice trip={trip} draft={draft} holding={holding} onTaken={go} />
        </Suspense>
      )}
    </BookingView>
  );
}
