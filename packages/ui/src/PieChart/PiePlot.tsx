import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { seriesColours } from '../internal/chart.tsx';
import { still } from '../internal/plot.tsx';

type Props = { data: readonly { label: string; value: number }[]; format: (value: number) => string };

export default function PiePlot({ data, format }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...data]}
          dataKey="value"
          nameKey="label"
          rootTabIndex={-1}
          innerRadius="62%"
          outerRadius="98%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--surface-raised)"
          strokeWidth={2}
          isAnimationActive={!still}
          animationDuration={180}
        >
          {data.map((part, i) => (
            <Cell key={part.label} fill={seriesColours[i % seriesColours.length]} />
          ))}
        </Pie>
        <Tooltip
          content={({ active, payload }) => {
            const part = payload?.[0];
            if (!active || !part) return null;
            return (
              <p className="tabular rounded-sm border border-line bg-raised px-3 py-2 text-[0.8125rem] shadow-overlay">
                <span className="text-muted">{String(part.name)}</span> {format(Number(part.value))}
              </p>
            );
          }}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
