import { lazy, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Pin } from './pins.ts';

export type RouteStop = Pin;
export type RouteMapProps = DataState & {
  label: string;
  /** The stops in travel order. */
  stops: readonly RouteStop[];
  /** Aspect ratio, width to height. */
  aspect?: '16/9' | '3/2' | '4/3' | '1/1' | '21/9';
  /** Draws a line between the stops. */
  route?: boolean;
  /** Shows each stop's label on the map, such as a price; overlapping labels merge into one with a count. */
  pins?: boolean;
  /** ID of the stop to enlarge, such as the location of the day being read next to the map. */
  active?: string | undefined;
  className?: string;
};

// World map data loads with the first map that renders.
const Plot = lazy(() => import('./RoutePlot.tsx'));
const Pins = lazy(() => import('./PinPlot.tsx'));

/** The route of a trip, drawn in the tenant's colors from bundled data, without a map service. */
export function RouteMap({
  label,
  stops,
  aspect = '3/2',
  route = true,
  pins = false,
  active,
  className,
  ...state
}: RouteMapProps) {
  const instead = standIn(state, {
    isEmpty: stops.length === 0 && state.empty !== undefined,
    art: 'map',
    waiting: <Skeleton className="w-full rounded-lg" style={{ aspectRatio: aspect }} />,
    className,
  });
  if (instead) return instead;
  return (
    <figure className={cx('overflow-hidden rounded-lg border border-line', className)}>
      <div aria-hidden className="w-full bg-blue-soft" style={{ aspectRatio: aspect }}>
        {stops.length > 0 && (
          <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
            {pins ? (
              <Pins pins={stops} active={active} />
            ) : (
              <Plot stops={stops} route={route} active={active} />
            )}
          </Suspense>
        )}
      </div>
      <figcaption className="sr-only">
        {label}
        {stops.length > 0 && !pins && `: ${stops.map((s) => s.label).join(', ')}`}
      </figcaption>
    </figure>
  );
}
