import type { ReactNode } from 'react';

export type FactsProps = {
  rows: readonly (readonly [label: string, value: ReactNode] | false | '' | undefined | null)[];
  /** Values at the far end of their lines, for narrow cards of figures. */
  split?: boolean;
  className?: string;
};

/** Labels with their values, one per line; what has no value is a dash. */
export function Facts({ rows, split, className = '' }: FactsProps) {
  const line = split ? 'flex justify-between' : 'grid grid-cols-[9.5rem_minmax(0,1fr)]';
  return (
    <dl className={`divide-y divide-line text-sm ${className}`}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className={`${line} gap-4 py-2.5`}>
              <dt className="text-muted">{row[0]}</dt>
              <dd className={`break-words tabular ${split ? 'text-end' : ''}`}>
                {row[1] || row[1] === 0 ? row[1] : <span className="text-muted">–</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
