import { lazy, Suspense } from 'react';
import { ChartFrame, type ChartProps } from '../internal/chart.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

// The drawing library is heavy; it comes with the first chart that is shown.
const Plot = lazy(() => import('./LinePlot.tsx'));

/** A figure over time. */
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
