import { lazy, Suspense } from 'react';
import { ChartFrame, type ChartProps, cut, seriesColours } from '../internal/chart.tsx';
import { plain } from '../internal/plain.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useSay } from '../internal/say.ts';

export type PieChartProps = Omit<ChartProps, 'series' | 'data'> & {
  /** The data; entries without a value are omitted. */
  data: readonly { label: string; value: number | null }[];
  /** Header of the value column in the table. */
  valueLabel?: string;
  /** Truncates the labels around the ring to this length; the table shows them in full. */
  labelLength?: number;
};

const Plot = lazy(() => import('./PiePlot.tsx'));

/** Parts of a whole, ideally five or fewer. For more, or for comparisons, use BarChart. */
export function PieChart({ data, valueLabel, labelLength = 18, ...props }: PieChartProps) {
  const say = useSay();
  const parts = data.filter((d): d is { label: string; value: number } => Boolean(d.value));
  const total = parts.reduce((sum, d) => sum + d.value, 0);
  const height = props.height ?? 220;
  const format = props.format ?? plain;
  return (
    <ChartFrame {...props} data={parts} series={[{ key: 'value', label: valueLabel ?? say('Amount') }]}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-40 flex-1" style={{ height }}>
          <Suspense fallback={<Skeleton className="size-full" />}>
            <Plot data={parts} format={format} />
          </Suspense>
        </div>
        <ul className="flex min-w-44 flex-1 flex-col gap-2 text-sm">
          {parts.map((part, i) => (
            <li key={part.label} className="flex items-center gap-2.5">
              <span
                className="size-2.5 shrink-0 rounded-full"
                style={{ background: seriesColours[i % seriesColours.length] }}
              />
              <span className="min-w-0 flex-1 truncate">
                {labelLength < 6 ? part.label.slice(0, labelLength) : cut(part.label, labelLength)}
              </span>
              <span className="tabular text-muted">
                {format(part.value)} · {Math.round((part.value / total) * 100)}%
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
