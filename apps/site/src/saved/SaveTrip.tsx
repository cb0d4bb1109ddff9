import { useOptionalProfile } from '@caravan/shell/useProfile';
import { lazy, Suspense } from 'react';
import { VisitorHeart } from './VisitorHeart.tsx';

// Loaded only for signed-in users.
const AccountHeart = lazy(() => import('./AccountHeart.tsx'));

export type SaveTripProps = { trip: { tripPath: string; name: string } };

/** Saves a trip: in this browser, or to the signed-in user's account. */
export function SaveTrip({ trip }: SaveTripProps) {
  if (!useOptionalProfile()) return <VisitorHeart trip={trip} />;
  return (
    <Suspense fallback={<VisitorHeart trip={trip} />}>
      <AccountHeart trip={trip} />
    </Suspense>
  );
}
