import { lazy, Suspense } from 'react';
import { ChartFrame, type ChartProps } from '../internal/chart.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

// The charting library is large, so it loads with the first chart that renders.
const Plot = lazy(() => import('./LinePlot.tsx'));

/** Shows a figure over time. */
export function LineChart(props: ChartProps) {
  const height = props.height ?? 260;
  return (
    <ChartFrame {...props}>
      <div style={{ height }}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Plot {...props} />
        </Suspense>
      </div>
    </ChartFrame>
  );
}
