import { Facts as List } from '@caravan/ui/Facts';
import type { ReactNode } from 'react';

export type FactsProps = {
  rows: readonly (readonly [label: string, value: ReactNode] | false | '' | undefined | null)[];
  /** Aligns values at the end of their lines, for narrow cards of figures. */
  split?: boolean;
  className?: string;
};

/** Label-value pairs, one per line; a missing value shows a dash. */
export function Facts({ rows, split, className }: FactsProps) {
  return (
    <List
      layout={split ? 'rows' : 'columns'}
      className={className}
      items={rows.flatMap((row) =>
        row ? [{ id: row[0], label: row[0], value: row[1] || row[1] === 0 ? row[1] : '–' }] : [],
      )}
    />
  );
}
