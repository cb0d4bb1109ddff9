import type { FigureRow } from '@caravan/sdk';
import { fileTable, tableCsv } from '@caravan/shell/fileTable';
import { downloadCsv } from '@caravan/ui/csv';
import type { Column } from '@caravan/ui/DataTable';

/** Downloads the rows as the table shows them, with amounts that spreadsheets read. */
export function download(name: string, columns: readonly Column<FigureRow>[], rows: readonly FigureRow[]) {
  const texts = rows.map((row) => columns.map((column) => column.text?.(row) ?? ''));
  downloadCsv(name, tableCsv(fileTable(columns, rows, texts)));
}
