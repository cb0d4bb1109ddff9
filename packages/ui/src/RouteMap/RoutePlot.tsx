import { use, useMemo } from 'react';
import { Framed, type Size } from './Framed.tsx';
import { drawing, fit, span, type Stop, worldOf } from './geo.ts';

type Props = { stops: readonly Stop[]; route: boolean; active?: string | undefined };

/** A place on the route, with the position of each stop there. */
type Place = { ids: string[]; label: string; numbers: number[]; x: number; y: number };

/** The places of a route: one where it begins and ends has one mark with both numbers. */
function placesOf(stops: readonly Stop[], at: (stop: Stop) => readonly [number, number] | null): Place[] {
  const places: Place[] = [];
  for (const [i, stop] of stops.entries()) {
    const [x, y] = at(stop) ?? [0, 0];
    const known = places.find((one) => one.label === stop.label && Math.hypot(one.x - x, one.y - y) < reach);
    if (known) {
      known.ids.push(stop.id);
      known.numbers.push(i + 1);
    } else places.push({ ids: [stop.id], label: stop.label, numbers: [i + 1], x, y });
  }
  return places;
}

/** Half the height of a mark. */
const reach = 11;
const numberOf = ({ numbers }: Place) => numbers.join(' · ');
/** Half the width of a mark. */
const half = (place: Place) => Math.max(reach, numberOf(place).length * 3.4 + 6);

type Side = 'end' | 'start' | 'above' | 'below';

/**
 * Puts each name next to its mark where it overlaps no other name or mark; names that don't fit appear only in
 * the list.
 */
function sides(places: readonly Place[], { width, height }: Size) {
  const taken = places.map((one) => {
    const h = half(one) + 1;
    return [one.x - h, one.y - 12, one.x + h, one.y + 12] as const;
  });
  return places.map((place): Side | null => {
    const { x, y, label } = place;
    const w = label.length * 8.6 + 4;
    const h = half(place) + 8;
    const boxes: [Side, readonly [number, number, number, number]][] = [
      ['end', [x + h, y - 11, x + h + w, y + 11]],
      ['start', [x - h - w, y - 11, x - h, y + 11]],
      ['below', [x - w / 2, y + 14, x + w / 2, y + 36]],
      ['above', [x - w / 2, y - 36, x + w / 2, y - 14]],
    ];
    const free = boxes.find(
      ([, [l, t, r, b]]) =>
        l > 4 &&
        t > 4 &&
        r < width - 4 &&
        b < height - 4 &&
        taken.every(([tl, tt, tr, tb]) => r < tl || l > tr || b < tt || t > tb),
    );
    if (free) taken.push(free[1]);
    return free?.[0] ?? null;
  });
}

const anchors = { end: 'start', start: 'end', above: 'middle', below: 'middle' } as const;

/** Where a name begins, ends, or has its middle, relative to its mark. */
function offset(place: Place, side: Side) {
  if (side === 'above') return { dx: 0, dy: -19 };
  if (side === 'below') return { dx: 0, dy: 31 };
  const h = half(place) + 9;
  return { dx: side === 'end' ? h : -h, dy: 5 };
}

export default function RoutePlot(props: Props) {
  return <Framed>{(size) => <Drawn {...props} {...size} />}</Framed>;
}

function Drawn({ stops, width, height, route, active }: Props & Size) {
  const world = use(worldOf(span(stops) < 40));
  const drawn = useMemo(() => {
    const projection = fit(stops, width, height);
    const path = drawing(projection);
    const places = placesOf(stops, (stop) => projection([stop.longitude, stop.latitude]));
    return {
      land: path(world.land) ?? '',
      borders: path(world.borders) ?? '',
      line: path({ type: 'LineString', coordinates: stops.map((s) => [s.longitude, s.latitude]) }) ?? '',
      places,
      sides: sides(places, { width, height }),
    };
  }, [world, stops, width, height]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" className="size-full">
      <path
        d={drawn.land}
        fill="var(--surface-raised)"
        stroke="var(--line-strong)"
        strokeWidth="0.6"
        strokeLinejoin="round"
      />
      <path d={drawn.borders} fill="none" stroke="var(--line)" strokeWidth="1" />
      {route && stops.length > 1 && (
        <path
          d={drawn.line}
          fill="none"
          stroke="var(--accent-text)"
          strokeWidth="2.5"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
      )}
      {drawn.places.map((place, i) => (
        <Mark
          key={place.ids[0]}
          place={place}
          side={drawn.sides[i] ?? null}
          isActive={place.ids.includes(active ?? '')}
        />
      ))}
    </svg>
  );
}

type MarkProps = { place: Place; side: Side | null; isActive: boolean };

function Mark({ place, side, isActive }: MarkProps) {
  const grown = isActive ? 3 : 0;
  const box = (by: number) => ({
    x: -half(place) - by,
    y: -reach - by,
    width: (half(place) + by) * 2,
    height: (reach + by) * 2,
    rx: reach + by,
  });
  return (
    <g transform={`translate(${place.x} ${place.y})`} data-active={isActive || undefined}>
      {isActive && <rect {...box(7)} fill="var(--accent)" opacity="0.28" />}
      <rect {...box(grown)} fill="var(--accent)" stroke="var(--surface-raised)" strokeWidth="2" />
      <text y="4.5" textAnchor="middle" fontSize="12" fontWeight="600" fill="var(--accent-ink)">
        {numberOf(place)}
      </text>
      {side && (
        <text
          {...offset(place, side)}
          textAnchor={anchors[side]}
          fontSize="15"
          fontWeight="500"
          fill="var(--ink)"
          stroke="var(--surface-raised)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {place.label}
        </text>
      )}
    </g>
  );
}
