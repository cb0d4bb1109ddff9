import { toCsv } from '@caravan/ui/csv';
import type { Column } from '@caravan/ui/DataTable';
import { minorDigits } from '@caravan/ui/money';
import { words } from './messages.ts';

/** A list as a file has it: the header, and the rows with a text for each column. */
export type FileTable = { head: string[]; lines: string[][] };

/**
 * Turns rows into the cells of a file. Words stay as the table shows them; amounts are plain decimal numbers, with
 * their currency in a column after the last one; dates and instants are in ISO 8601, one to a column.
 */
export function fileTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  /** The words of the cells, by row and column. */
  texts: readonly (readonly string[])[],
): FileTable {
  const lastAmount = columns.findLastIndex(({ file }) => file && 'amount' in file);
  const spread = (cells: string[][], currency: string) =>
    cells.flatMap((cell, at) => (at === lastAmount ? [...cell, currency] : cell));
  return {
    head: spread(columns.map(heads), words.currency),
    lines: rows.map((row, at) =>
      spread(
        columns.map((column, i) => cells(column, row, texts[at]?.[i] ?? '')),
        currencyOf(columns, row),
      ),
    ),
  };
}

/** The file's text. */
export const tableCsv = ({ head, lines }: FileTable): string =>
  toCsv(
    head.map((header, at) => ({
      id: String(at),
      header,
      cell: () => '',
      text: (line: string[]) => line[at] ?? '',
    })),
    lines,
  );

const heads = <Row>({ file, header }: Column<Row>) =>
  file && 'period' in file ? [words.start(header), words.end(header)] : [header];

function cells<Row>({ file }: Column<Row>, row: Row, shown: string): string[] {
  // A dash shows that there is nothing.
  const text = shown === '–' ? '' : shown;
  if (!file) return [text];
  if ('amount' in file) {
    const amount = file.amount(row);
    return [amount ? decimal(amount.minor, amount.currency) : text];
  }
  if ('period' in file) {
    const period = file.period(row);
    return period ? [period.from ?? '', period.to ?? ''] : [text, ''];
  }
  const value = file.value(row);
  return [value === undefined || value === null ? text : String(value).replace(fraction, '')];
}

/** The fraction of a second, which spreadsheets don't read. */
const fraction = /(?<=^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+/;

const decimal = (minor: number, currency: string) => {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
};

function currencyOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  for (const { file } of columns) {
    const amount = file && 'amount' in file ? file.amount(row) : undefined;
    if (amount) return amount.currency;
  }
  return '';
}
