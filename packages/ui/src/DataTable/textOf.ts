import type { Column } from './types.ts';

/** A row's text in a column, for search and export. */
export function textOf<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.sortValue?.(row);
  if (value !== undefined && value !== null) return String(value);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
