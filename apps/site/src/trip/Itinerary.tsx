import { WhenNear } from '@caravan/shell/WhenNear';
import type { PublicTrip } from '@caravan/sdk';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Days } from './Days.tsx';
import { words } from './messages.ts';
import { stopOn, stopsOf } from './route.ts';

// Loaded when the map is about to scroll into view.
const RouteMap = lazy(async () => ({ default: (await import('@caravan/ui/RouteMap')).RouteMap }));

/** The map and the days; the map marks the location of the day that was opened last. */
export function Itinerary({ trip }: { trip: PublicTrip }) {
  const [day, setDay] = useState(1);
  const stops = useMemo(() => stopsOf(trip), [trip]);
  const at = stopOn(stops, day);
  return (
    <>
      {stops.length > 0 && (
        <section aria-labelledby="route-title" className="pb-12">
          <h2 id="route-title" className="display-title mb-2">
            {words.where}
          </h2>
          <p className="mb-6 text-muted">{words.route(stops.map((stop) => stop.label))}</p>
          <WhenNear className="aspect-[16/9] w-full rounded-lg bg-sunken">
            <Suspense fallback={null}>
              <RouteMap label={words.routeOf(trip.name)} stops={stops} aspect="16/9" active={at?.id} />
            </Suspense>
          </WhenNear>
        </section>
      )}
      <Days trip={trip} onRead={setDay} />
    </>
  );
}
