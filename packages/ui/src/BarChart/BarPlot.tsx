import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { seriesColours, useItemLimit, type ChartProps } from '../internal/chart.tsx';
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

export default function BarPlot({ data, series, format = plain, isWhole = false }: ChartProps) {
  const limit = useItemLimit();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data.slice(0, limit)}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" {...axis} interval={0} height={bandTickHeight} tick={<BandTick />} />
        <YAxis {...amounts(valuesOf(data, series), format)} allowDecimals={!isWhole} />
        <Tooltip
          content={<PlotTooltip series={series} format={format} />}
          cursor={{ fill: 'var(--surface-sunken)' }}
        />
        {series.map((s, i) => (
          <Bar
            key={s.key}
            dataKey={s.key}
            fill={seriesColours[i % seriesColours.length]}
            radius={[3, 3, 0, 0]}
            maxBarSize={36}
            isAnimationActive={!still}
            animationDuration={180}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
