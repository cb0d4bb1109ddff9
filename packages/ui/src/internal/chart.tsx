import { type ReactNode, useSyncExternalStore } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { plain } from './plain.ts';
import { useSay } from './say.ts';
import { type DataState, standIn } from './standIn.tsx';

export type ChartSeries = {
  key: string;
  label: string;
  /** Formats this series' values where they differ from the chart's others, such as percentages next to counts. */
  format?: (value: number) => string;
};
export type ChartDatum = { label: string } & Record<string, number | string | null>;
export type ChartProps = DataState & {
  /** What the chart shows; the caption of its table. */
  title: string;
  data: readonly ChartDatum[];
  series: readonly ChartSeries[];
  /** Formats a value, such as money. */
  format?: (value: number) => string;
  height?: number;
  /** Values are whole numbers, so the scale has no fractions: there is no half a person. */
  isWhole?: boolean;
  /** Shows the title above the chart. Turn it off where a card already has it. */
  showTitle?: boolean;
  className?: string;
};

export const seriesColours = [
  'var(--accent-text)',
  'var(--blue)',
  'var(--warning)',
  'var(--purple)',
  'var(--teal)',
];
/** The number of items that stay readable: 5 below 768 px, 15 above. */
export function useItemLimit(): number {
  const wide = useSyncExternalStore(
    (changed) => {
      const query = matchMedia('(min-width: 768px)');
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia('(min-width: 768px)').matches,
    () => true,
  );
  return wide ? 15 : 5;
}

/** Truncates an axis label before it would overlap its neighbor. */
export const cut = (label: string, length = 18) =>
  label.length > length ? `${label.slice(0, length - 1).trimEnd()}…` : label;

/** A chart with an equivalent table, so that everyone can read the exact figures. */
export function ChartFrame({
  title,
  data,
  series,
  format = plain,
  showTitle,
  className,
  children,
  ...props
}: ChartProps & { children: ReactNode }) {
  const say = useSay();
  const isEmpty = !data.some((d) => series.some((s) => typeof d[s.key] === 'number'));
  const instead = standIn(props, {
    isEmpty,
    art: 'coins',
    waiting: <Skeleton className="w-full" style={{ height: props.height ?? 260 }} />,
  });
  return (
    <figure className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <figcaption className={showTitle ? 'text-sm font-semibold' : 'sr-only'}>{title}</figcaption>
        {series.length > 1 && !instead && (
          <ul className="flex flex-wrap gap-4 text-[0.8125rem] text-muted">
            {series.map((s, i) => (
              <li key={s.key} className="flex items-center gap-1.5">
                <span
                  aria-hidden
                  className="size-2.5 rounded-full"
                  style={{ background: seriesColours[i % seriesColours.length] }}
                />
                {s.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {instead ?? (
        <>
          <div aria-hidden>{children}</div>
          <details className="mt-2 text-sm">
            <summary className="w-fit cursor-pointer rounded-xs text-[0.8125rem] text-muted hover:text-ink">
              {say('Show as table')}
            </summary>
            <div
              className="mt-2 overflow-x-auto"
              tabIndex={0}
              role="region"
              aria-label={say('{name}: table', { name: title })}
            >
              <table className="w-full text-start">
                <caption className="sr-only">{title}</caption>
                <thead>
                  <tr className="text-muted">
                    <th scope="col" className="py-1 pe-4 font-normal">
                      <span className="sr-only">{say('Label')}</span>
                    </th>
                    {series.map((s) => (
                      <th key={s.key} scope="col" className="py-1 ps-4 text-end font-medium">
                        {s.label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.map((datum) => (
                    <tr key={datum.label} className="border-t border-line">
                      <th scope="row" className="py-1 pe-4 font-normal">
                        {datum.label}
                      </th>
                      {series.map((s) => {
                        const value = datum[s.key];
                        return (
                          <td key={s.key} className="py-1 ps-4 text-end">
                            {typeof value === 'number' ? (s.format ?? format)(value) : '–'}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  );
}
