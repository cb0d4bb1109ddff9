import type { ReactNode } from 'react';

export type FactsProps = {
  rows: readonly (readonly [label: string, value: ReactNode] | false | '' | undefined | null)[];
  className?: string;
};

/** Labels with their values, one per line; what has no value is a dash. */
export function Facts({ rows, className = '' }: FactsProps) {
  return (
    <dl className={`divide-y divide-line text-sm ${className}`}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-4 py-2.5">
              <dt className="text-muted">{row[0]}</dt>
              <dd className="break-words tabular">
                {row[1] || row[1] === 0 ? row[1] : <span className="text-muted">–</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
