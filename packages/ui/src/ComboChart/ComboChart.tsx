import { lazy, Suspense } from 'react';
import { ChartFrame, type ChartProps, type ChartSeries } from '../internal/chart.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type ComboChartProps = Omit<ChartProps, 'series'> & {
  bars: ChartSeries;
  /** The series drawn as a line, with its own scale at the end. */
  line: ChartSeries;
  formatLine?: (value: number) => string;
};

const Plot = lazy(() => import('./ComboPlot.tsx'));

/** Bars with a second measure as a line on top, such as visits and travelers. */
export function ComboChart({ bars, line, formatLine, ...props }: ComboChartProps) {
  const series = [bars, formatLine ? { ...line, format: formatLine } : line];
  return (
    <ChartFrame {...props} series={series}>
      <div style={{ height: props.height ?? 260 }}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Plot
            {...props}
            series={series}
            bars={bars}
            line={line}
            {...((formatLine ?? props.format) && { formatLine: formatLine ?? props.format })}
          />
        </Suspense>
      </div>
    </ChartFrame>
  );
}
