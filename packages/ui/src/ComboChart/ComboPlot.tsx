import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { seriesColours, useItemLimit, type ChartProps, type ChartSeries } from '../internal/chart.tsx';
import { plain } from '../internal/plain.ts';
import {
  amounts,
  axis,
  BandTick,
  bandTickHeight,
  grid,
  PlotTooltip,
  still,
  valuesOf,
} from '../internal/plot.tsx';

type Props = ChartProps & { bars: ChartSeries; line: ChartSeries; formatLine?: (value: number) => string };

export default function ComboPlot(props: Props) {
  const { data, series, bars, line, format = plain, formatLine = plain, isWhole = false } = props;
  const limit = useItemLimit();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data.slice(0, limit)}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" {...axis} interval={0} height={bandTickHeight} tick={<BandTick />} />
        <YAxis yAxisId="bars" {...amounts(valuesOf(data, [bars]), format)} allowDecimals={!isWhole} />
        <YAxis yAxisId="line" orientation="right" {...amounts(valuesOf(data, [line]), formatLine)} />
        <Tooltip
          content={<PlotTooltip series={series} format={format} />}
          cursor={{ fill: 'var(--surface-sunken)' }}
        />
        <Bar
          yAxisId="bars"
          dataKey={bars.key}
          fill={seriesColours[0]}
          radius={[3, 3, 0, 0]}
          maxBarSize={36}
          isAnimationActive={!still}
          animationDuration={180}
        />
        {/* An outline in the background color separates the line from the bars it crosses. */}
        <Line
          yAxisId="line"
          dataKey={line.key}
          stroke="var(--surface-raised)"
          strokeWidth={6}
          dot={false}
          activeDot={false}
          tooltipType="none"
          isAnimationActive={!still}
          animationDuration={180}
        />
        <Line
          yAxisId="line"
          dataKey={line.key}
          stroke={seriesColours[1]}
          strokeWidth={2}
          dot={false}
          isAnimationActive={!still}
          animationDuration={180}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
