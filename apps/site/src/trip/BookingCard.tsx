import type { PublicTrip } from '@caravan/sdk';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasDraft } from '../checkout/hasDraft.ts';
import { BookingView } from './BookingView.tsx';

// Loaded on the first press, or if spots are already held.
const HoldingCard = lazy(() => import('./HoldingCard.tsx'));

const never = () => () => undefined;

/** The card for booking a trip. */
export function BookingCard({ trip }: { trip: PublicTrip }) {
  const [spots, setSpots] = useState(1);
  const [first, setFirst] = useState<number>();
  const hasBegun = useSyncExternalStore(
    never,
    () => hasDraft(trip.tripPath),
    () => false,
  );
  const view = (
    <BookingView
      trip={trip}
      spots={spots}
      onSpots={setSpots}
      isTaking={first !== undefined}
      onBook={setFirst}
    />
  );
  if (!hasBegun && first === undefined) return view;
  return (
    <Suspense fallback={view}>
      <HoldingCard trip={trip} spots={spots} onSpots={setSpots} first={first} />
    </Suspense>
  );
}
