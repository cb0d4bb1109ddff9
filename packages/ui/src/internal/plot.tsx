import type { TooltipContentProps } from 'recharts';
import { plain, seriesColours, type ChartProps } from './chart.tsx';

export const axis = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--ink-muted)', fontSize: 12 },
  tickLine: false,
} as const;
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
            {typeof value === 'number' ? format(value) : '–'}
          </p>
        );
      })}
    </div>
  );
}
