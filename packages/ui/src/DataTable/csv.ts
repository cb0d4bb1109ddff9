import { textOf } from './textOf.ts';
import type { Column } from './types.ts';

// Spreadsheets execute cells that begin like a formula. Negative numbers are safe.
const risky = /^[=+\-@\t\r]/;
const cell = (text: string) => {
  const safe = risky.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Serializes all rows and columns with a header, per RFC 4180. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map((c) => c.header), ...rows.map((row) => columns.map((c) => textOf(c, row)))];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}

export function downloadCsv(name: string, csv: string): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.endsWith('.csv') ? name : `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
