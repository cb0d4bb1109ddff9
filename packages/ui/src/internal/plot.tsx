import type { TooltipContentProps, XAxisTickContentProps } from 'recharts';
import { cut, seriesColours, type ChartProps } from './chart.tsx';
import { plain } from './plain.ts';

export const axis = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--ink-muted)', fontSize: 12 },
  tickLine: false,
} as const;
/** Width of a digit of a label in pixels, and of the space beside it. */
const digit = 7.5;
const beside = 8;

/** The values of series. */
export const valuesOf = (data: ChartProps['data'], series: readonly { key: string }[]): number[] =>
  data.flatMap((item) => series.map(({ key }) => Number(item[key] ?? 0)));

/** The highest label that an axis can have: the first multiple of its step above the highest value. */
function highest(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const unit = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * unit).find((one) => one * 4 >= most) ?? most;
  return step * Math.ceil(most / step);
}

/**
 * An axis of amounts, with steps of 1, 2, 2.5, or 5. Its width comes from the longest label: one that the chart
 * measures is sometimes that of an earlier drawing, and cuts labels off.
 */
export const amounts = (values: readonly number[], format: (value: number) => string) =>
  ({
    ...axis,
    axisLine: false,
    width: Math.ceil(format(highest(values)).length * digit) + beside,
    niceTicks: 'snap125',
    tickFormatter: format,
  }) as const;
export const grid = { stroke: 'var(--line)', vertical: false } as const;
export const still =
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export function PlotTooltip({
  active,
  payload,
  label,
  series,
  format = plain,
}: Partial<TooltipContentProps> & Pick<ChartProps, 'series' | 'format'>) {
  if (!active || !payload?.length) return null;
  return (
    <div className="rounded-sm border border-line bg-raised px-3 py-2 text-[0.8125rem] shadow-overlay">
      <p className="mb-1 font-medium">{label}</p>
      {series.map((s, i) => {
        const value: unknown = payload.find((p) => p.dataKey === s.key)?.value;
        return (
          <p key={s.key} className="tabular flex items-center justify-between gap-6">
            <span className="flex items-center gap-1.5 text-muted">
              <span
                className="size-2 rounded-full"
                style={{ background: seriesColours[i % seriesColours.length] }}
              />
              {s.label}
            </span>
            {typeof value === 'number' ? (s.format ?? format)(value) : '–'}
          </p>
        );
      })}
    </div>
  );
}

const lineHeight = 14;
/** Height for two lines of labels. */
export const bandTickHeight = 2 * lineHeight + 10;

/** A category label on at most two lines, each truncated to the band's width, so that every bar keeps its label. */
export function BandTick({ x, y, payload, width, visibleTicksCount }: Partial<XAxisTickContentProps>) {
  const band = Number(width ?? 0) / Math.max(visibleTicksCount ?? 1, 1);
  return (
    <text x={x} y={y} textAnchor="middle" fill={axis.tick.fill} fontSize={axis.tick.fontSize}>
      {lines(String(payload?.value ?? ''), Math.max(Math.floor(band / 6.6), 4)).map((line, i) => (
        <tspan key={i} x={x} dy={i === 0 ? 10 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function lines(label: string, length: number): string[] {
  if (label.length <= length) return [label];
  // Break a range after its dash, and words at spaces.
  const words = label.split(/\s+|(?<=–)/);
  let first = words.shift() ?? '';
  while (words[0] !== undefined && first.length + words[0].length < length) first += ` ${words.shift()}`;
  return [first, words.join(' ')].filter(Boolean).map((line) => cut(line, length));
}
