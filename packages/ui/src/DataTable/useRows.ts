import { useMemo, useState } from 'react';
import type { DataTableProps, Sort } from './types.ts';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** The rows in the order and number in which they are shown. */
export function useRows<Row>({
  columns,
  rows,
  sort: given,
  onSortChange,
  limit = 25,
  groupBy,
}: DataTableProps<Row>) {
  const [own, setOwn] = useState<Sort | undefined>(given);
  const [all, setAll] = useState(false);
  const sort = onSortChange ? given : own;

  const sorted = useMemo(() => {
    const value = columns.find((c) => c.id === sort?.column)?.sortValue;
    if (onSortChange || !sort || !value || !rows) return rows ?? [];
    const sign = sort.direction === 'ascending' ? 1 : -1;
    // What has no value stays last in both directions.
    return [...rows].sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x == null || y == null) return Number(x == null) - Number(y == null);
      return sign * compare(x, y);
    });
  }, [columns, rows, sort, onSortChange]);

  const shown = all ? sorted : sorted.slice(0, limit);
  const groups = useMemo(() => {
    if (!groupBy) return [{ id: '', label: null, rows: shown }];
    const found = new Map<string, { id: string; label: React.ReactNode; rows: Row[] }>();
    for (const row of shown) {
      const { id, label } = groupBy(row);
      const group = found.get(id);
      if (group) group.rows.push(row);
      else found.set(id, { id, label, rows: [row] });
    }
    return [...found.values()];
  }, [groupBy, shown]);

  const sortBy = (column: string) => {
    const next: Sort = {
      column,
      direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  };
  return {
    sort,
    sortBy,
    groups,
    shown,
    hidden: sorted.length - shown.length,
    total: sorted.length,
    showAll: () => setAll(true),
  };
}
