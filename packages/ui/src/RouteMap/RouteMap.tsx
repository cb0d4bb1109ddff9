import { lazy, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Pin } from './pins.ts';

export type RouteStop = Pin;
export type RouteMapProps = DataState & {
  label: string;
  /** In the order of the journey. */
  stops: readonly RouteStop[];
  /** Width to height. */
  aspect?: '16/9' | '3/2' | '4/3' | '1/1' | '21/9';
  /** Draws the way between the stops. */
  route?: boolean;
  /** Shows on each stop its label, e.g. a price; what would cover one another is one with its count. */
  pins?: boolean;
  /** The stop that is drawn larger, by its id: where the day is that is read beside the map. */
  active?: string | undefined;
  className?: string;
};

// Shapes of the world's countries; they come with the first map that is shown.
const Plot = lazy(() => import('./RoutePlot.tsx'));
const Pins = lazy(() => import('./PinPlot.tsx'));
const size = { '16/9': 450, '3/2': 533, '4/3': 600, '1/1': 800, '21/9': 343 };

/** Where a journey goes, drawn in the tenant's colours from data that ships with the product; no map service is asked. */
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
              <Plot stops={stops} width={800} height={size[aspect]} route={route} active={active} />
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
