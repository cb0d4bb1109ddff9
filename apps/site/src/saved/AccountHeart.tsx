import { saveTrips } from '@caravan/sdk/client';
import { useListSavedTrips } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useEffect } from 'react';
import { Heart } from './Heart.tsx';
import { giveBack, takeKept } from './kept.ts';
import type { SaveTripProps } from './SaveTrip.tsx';

/** Saves a trip to the account, along with the trips that the browser has saved so far. */
export default function AccountHeart({ trip }: SaveTripProps) {
  const { data } = useListSavedTrips({ query: { throwOnError: false, meta: { errorToast: false } } });
  const { run, send, isPending, input } = useChange(saveTrips);
  useEffect(() => {
    const tripPaths = takeKept();
    if (tripPaths.length > 0)
      send({ tripPaths: [...tripPaths], saved: true }).catch(() => giveBack(tripPaths));
  }, [send]);
  const change = isPending && input?.[0].tripPaths.includes(trip.tripPath) ? input[0].saved : undefined;
  const saved = change ?? data?.items.some(({ tripPath }) => tripPath === trip.tripPath) ?? false;
  return (
    <Heart trip={trip} saved={saved} onChange={(on) => run({ tripPaths: [trip.tripPath], saved: on })} />
  );
}
