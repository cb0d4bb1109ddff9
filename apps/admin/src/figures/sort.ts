import type { FigureRow } from '@caravan/sdk';
import type { Column, DataTableProps } from '@caravan/ui/DataTable';

export type Sort = NonNullable<DataTableProps<FigureRow>['sort']>;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorts rows by a column, so that the file has the table's order. Rows without a value are last. */
export function sortRows(rows: readonly FigureRow[], columns: readonly Column<FigureRow>[], sort: Sort) {
  const value = columns.find(({ id }) => id === sort.column)?.sortValue;
  if (!value) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * collator.compare(String(x), String(y));
  });
}
