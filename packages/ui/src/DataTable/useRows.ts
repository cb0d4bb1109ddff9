import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { textOf } from './textOf.ts';
import type { DataTableProps, Sort } from './types.ts';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Sorts, filters, and limits the rows for display. */
export function useRows<Row>({
  columns,
  rows,
  sort: given,
  onSortChange,
  limit = 25,
  groupBy,
  virtual,
}: DataTableProps<Row>) {
  const [own, setOwn] = useState<Sort | undefined>(given);
  const [all, setAll] = useState(false);
  const [search, setSearch] = useState('');
  const sort = onSortChange ? given : own;
  // The sort arrow and typed text update immediately; the rows are deferred.
  const order = useDeferredValue(sort);
  const wanted = useDeferredValue(search.trim().toLowerCase());

  const found = useMemo(() => {
    if (!wanted || !rows) return rows ?? [];
    return rows.filter((row) => columns.some((c) => textOf(c, row).toLowerCase().includes(wanted)));
  }, [columns, rows, wanted]);
  const sorted = useMemo(() => {
    const value = columns.find((c) => c.id === order?.column)?.sortValue;
    if (onSortChange || !order || !value) return found;
    const sign = order.direction === 'ascending' ? 1 : -1;
    // Rows without a value sort last in both directions.
    return [...found].sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x == null || y == null) return Number(x == null) - Number(y == null);
      return sign * compare(x, y);
    });
  }, [columns, found, order, onSortChange]);

  const shown = useMemo(
    () => (all || virtual ? sorted : sorted.slice(0, limit)),
    [all, virtual, sorted, limit],
  );
  const groups = useMemo(() => {
    if (!groupBy) return [{ id: '', label: null, rows: shown }];
    const byId = new Map<string, { id: string; label: React.ReactNode; rows: Row[] }>();
    for (const row of shown) {
      const { id, label } = groupBy(row);
      const group = byId.get(id);
      if (group) group.rows.push(row);
      else byId.set(id, { id, label, rows: [row] });
    }
    return [...byId.values()];
  }, [groupBy, shown]);

  const sortBy = (column: string) => {
    const key = columns.find((c) => c.id === column)?.sortKey;
    const next: Sort = {
      column,
      ...(key && { key }),
      direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  };
  return {
    sort,
    sortBy,
    search,
    setSearch,
    /** All matching rows in order, as exported to a file. */
    sorted,
    groups,
    shown,
    hidden: sorted.length - shown.length,
    total: sorted.length,
    showAll: () => startTransition(() => setAll(true)),
    /** Rows beyond the limit are visible and can be collapsed again. */
    expanded: all && sorted.length > limit,
    showLess: () => startTransition(() => setAll(false)),
  };
}
