import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { seriesColours, type ChartProps } from '../internal/chart.tsx';
import { plain } from '../internal/plain.ts';
import { amounts, axis, grid, PlotTooltip, still, valuesOf } from '../internal/plot.tsx';

export default function LinePlot({ data, series, format = plain, isWhole = false }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={[...data]}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" minTickGap={24} />
        <YAxis {...amounts(valuesOf(data, series), format)} allowDecimals={!isWhole} />
        <Tooltip
          content={<PlotTooltip series={series} format={format} />}
          cursor={{ stroke: 'var(--line-strong)' }}
        />
        {series.map((s, i) => {
          const colour = seriesColours[i % seriesColours.length]!;
          return (
            <Area
              key={s.key}
              dataKey={s.key}
              type="monotone"
              stroke={colour}
              strokeWidth={2}
              fill={colour}
              fillOpacity={series.length === 1 ? 0.08 : 0}
              activeDot={{ r: 4 }}
              isAnimationActive={!still}
              animationDuration={180}
            />
          );
        })}
      </AreaChart>
    </ResponsiveContainer>
  );
}
