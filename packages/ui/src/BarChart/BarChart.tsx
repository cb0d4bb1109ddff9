import { lazy, Suspense } from 'react';
import { ChartFrame, type ChartProps } from '../internal/chart.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

// The drawing library is heavy; it comes with the first chart that is shown.
const Plot = lazy(() => import('./BarPlot.tsx'));

/** Figures side by side. */
export function BarChart(props: ChartProps) {
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
