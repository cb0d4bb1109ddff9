import { use, useMemo } from 'react';
import { Framed, type Size } from './Framed.tsx';
import { drawing, fit, span, worldOf } from './geo.ts';
import { type Pin, stem, type Tag, tagsOf } from './pins.ts';

type Props = { pins: readonly Pin[]; active?: string | undefined };

export default function PinPlot({ pins, active }: Props) {
  return <Framed>{(size) => <Drawn pins={pins} active={active} {...size} />}</Framed>;
}

function Drawn({ pins, active, width, height }: Props & Size) {
  const world = use(worldOf(span(pins) < 40));
  const { land, borders, tags } = useMemo(() => {
    const projection = fit(pins, width, height);
    const path = drawing(projection);
    return {
      land: path(world.land) ?? '',
      borders: path(world.borders) ?? '',
      tags: tagsOf(pins, (pin) => projection([pin.longitude, pin.latitude]) ?? [0, 0]),
    };
  }, [world, pins, width, height]);
  const marked = tags.find((tag) => tag.pins.some((pin) => pin.id === active));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" className="size-full">
      <path d={land} fill="var(--surface-raised)" stroke="var(--line-strong)" strokeWidth="0.6" />
      <path d={borders} fill="none" stroke="var(--line)" strokeWidth="0.8" />
      {tags.map((tag) => (
        <Sign key={tag.pins[0]!.id} tag={tag} />
      ))}
      {/* The highlighted tag renders on top. */}
      {marked && <Sign tag={marked} marked />}
    </svg>
  );
}

/**
 * A tag above its place. The tag of a single place is clickable; for everyone else, the list next to the map
 * has the same link.
 */
function Sign({ tag, marked = false }: { tag: Tag; marked?: boolean }) {
  const { width, height, label, pins } = tag;
  const href = pins.length === 1 ? pins[0]!.href : undefined;
  const fill = marked ? 'var(--accent)' : 'var(--surface-raised)';
  const edge = marked ? 'var(--accent)' : 'var(--line-strong)';
  const top = -stem - height;
  const sign = (
    <g transform={`translate(${tag.x} ${tag.y})`} data-marked={marked || undefined}>
      <path
        d={`M -6 ${-stem - 1} L 0 -2 L 6 ${-stem - 1}`}
        fill={fill}
        stroke={edge}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <rect x={-width / 2} y={top} width={width} height={height} rx={height / 2} fill={fill} stroke={edge} />
      <path d={`M -5.2 ${-stem - 1.2} L 0 -3 L 5.2 ${-stem - 1.2} Z`} fill={fill} />
      <text
        y={top + height / 2 + 4.5}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        className="tabular"
        fill={marked ? 'var(--accent-ink)' : 'var(--ink)'}
      >
        {label}
      </text>
    </g>
  );
  if (!href) return sign;
  return (
    <a href={href} tabIndex={-1} className="outline-none">
      {sign}
    </a>
  );
}
