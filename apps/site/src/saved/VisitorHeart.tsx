import { Heart } from './Heart.tsx';
import { keep, useKept } from './kept.ts';
import type { SaveTripProps } from './SaveTrip.tsx';

/** Saves a trip in this browser. */
export function VisitorHeart({ trip }: SaveTripProps) {
  const saved = useKept().includes(trip.tripPath);
  return <Heart trip={trip} saved={saved} onChange={(on) => keep(trip.tripPath, on)} />;
}
