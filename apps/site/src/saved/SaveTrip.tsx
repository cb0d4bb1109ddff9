import { useOptionalProfile } from '@caravan/shell/useProfile';
import { lazy, Suspense } from 'react';
import { VisitorHeart } from './VisitorHeart.tsx';

// For who is signed in; visitors do without.
const AccountHeart = lazy(() => import('./AccountHeart.tsx'));

export type SaveTripProps = { trip: { tripPath: string; name: string } };

/** Keeps an eye on a trip: in this browser, or in the account of who is signed in. */
export function SaveTrip({ trip }: SaveTripProps) {
  if (!useOptionalProfile()) return <VisitorHeart trip={trip} />;
  return (
    <Suspense fallback={<VisitorHeart trip={trip} />}>
      <AccountHeart trip={trip} />
    </Suspense>
  );
}
