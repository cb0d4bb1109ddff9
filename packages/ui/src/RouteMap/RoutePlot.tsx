import { use, useMemo } from 'react';
import { drawing, fit, span, type Stop, worldOf } from './geo.ts';

type Props = {
  stops: readonly Stop[];
  width: number;
  height: number;
  route: boolean;
  active?: string | undefined;
};

type Side = 'end' | 'start' | 'above' | 'below';

/**
 * Places each name next to its point where it overlaps no other name or point; names that don't fit appear
 * only in the list.
 */
function places(at: readonly [number, number][], names: readonly string[], width: number, height: number) {
  const taken = at.map(([x, y]) => [x - 12, y - 12, x + 12, y + 12] as const);
  return at.map(([x, y], i): Side | null => {
    const w = names[i]!.length * 8.6 + 4;
    const boxes: [Side, readonly [number, number, number, number]][] = [
      ['end', [x + 16, y - 11, x + 16 + w, y + 11]],
      ['start', [x - 16 - w, y - 11, x - 16, y + 11]],
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

const offset: Record<Side, { dx: number; dy: number; anchor: 'start' | 'end' | 'middle' }> = {
  end: { dx: 17, dy: 5, anchor: 'start' },
  start: { dx: -17, dy: 5, anchor: 'end' },
  above: { dx: 0, dy: -19, anchor: 'middle' },
  below: { dx: 0, dy: 31, anchor: 'middle' },
};

export default function RoutePlot({ stops, width, height, route, active }: Props) {
  const world = use(worldOf(span(stops) < 40));
  const drawn = useMemo(() => {
    const projection = fit(stops, width, height);
    const path = drawing(projection);
    const at = stops.map((s): [number, number] => projection([s.longitude, s.latitude]) ?? [0, 0]);
    return {
      land: path(world.land) ?? '',
      borders: path(world.borders) ?? '',
      line: path({ type: 'LineString', coordinates: stops.map((s) => [s.longitude, s.latitude]) }) ?? '',
      at,
      sides: places(
        at,
        stops.map((s) => s.label),
        width,
        height,
      ),
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
      {stops.map((stop, i) => {
        const [x, y] = drawn.at[i]!;
        const side = drawn.sides[i];
        return (
          <g key={stop.id} transform={`translate(${x} ${y})`}>
            {stop.id === active && <circle r="20" fill="var(--accent)" opacity="0.28" />}
            <circle
              r={stop.id === active ? 14 : 11}
              fill="var(--accent)"
              stroke="var(--surface-raised)"
              strokeWidth="2"
            />
            <text y="4.5" textAnchor="middle" fontSize="12" fontWeight="600" fill="var(--accent-ink)">
              {i + 1}
            </text>
            {side && (
              <text
                x={offset[side].dx}
                y={offset[side].dy}
                textAnchor={offset[side].anchor}
                fontSize="15"
                fontWeight="500"
                fill="var(--ink)"
                stroke="var(--surface-raised)"
                strokeWidth="4"
                paintOrder="stroke"
              >
                {stop.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
