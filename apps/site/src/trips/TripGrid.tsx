import type { PublicTripCard } from '@caravan/sdk';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TripPoster } from './TripPoster.tsx';
import { useSales } from './useSales.ts';

export type TripGridProps = {
  trips: readonly PublicTripCard[] | undefined;
  /** Number of skeletons while the trips load. */
  frames?: number;
  level?: 2 | 3;
};

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-8';

/** Trips as a wall of posters. */
export function TripGrid({ trips: listed, frames = 6, level = 2 }: TripGridProps) {
  const trips = useSales(listed);
  if (!trips) {
    return (
      <div aria-busy="true" className={grid}>
        {Array.from({ length: frames }, (_, i) => (
          <div key={i}>
            <Skeleton className="aspect-[4/5] w-full" />
            <Skeleton className="mt-4 h-3 w-28" />
            <Skeleton className="mt-3 h-6 w-3/4" />
            <Skeleton className="mt-3 h-4 w-1/2" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={grid}>
      {trips.map((trip) => (
        <li key={trip.tripPath}>
          <TripPoster trip={trip} level={level} />
        </li>
      ))}
    </ul>
  );
}
