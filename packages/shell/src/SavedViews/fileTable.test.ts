import { toCsv } from '@caravan/ui/csv';
import type { Column } from '@caravan/ui/DataTable';
import { expect, it } from 'vitest';
import { fileTable } from './fileTable.ts';

type Row = {
  name: string;
  total: number;
  due?: number | undefined;
  currency: string;
  from?: string;
  at?: string;
};
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (r) => r.name },
  {
    id: 'total',
    header: 'Total',
    cell: () => null,
    file: { amount: (r) => ({ minor: r.total, currency: r.currency }) },
  },
  {
    id: 'due',
    header: 'Due',
    cell: () => null,
    file: { amount: (r) => (r.due === undefined ? undefined : { minor: r.due, currency: r.currency }) },
  },
  {
    id: 'dates',
    header: 'Dates',
    cell: () => null,
    file: { period: (r) => (r.from ? { from: r.from, to: '2027-06-10' } : undefined) },
  },
  { id: 'at', header: 'Booked', cell: () => null, file: { value: (r) => r.at } },
];

it('writes amounts and dates that spreadsheets read, and leaves words alone', () => {
  const rows: Row[] = [
    {
      name: 'Ana',
      total: 1_250_000,
      due: -50,
      currency: 'USD',
      from: '2027-06-04',
      at: '2026-11-22T10:11:12.345Z',
    },
    { name: '=1+1', total: 12_500, currency: 'JPY' },
    { name: 'Bo', total: 1_234_500, due: 0, currency: 'KWD' },
  ];
  const texts = [
    ['Ana', '$12,500', '-$0.50', 'Jun 4 – 10, 2027', 'Nov 22, 2026'],
    ['=1+1', '¥12,500', 'Free', 'Always', '–'],
    ['Bo', 'KWD 1,234.500', 'KWD 0', 'Always', '–'],
  ];
  const { head, lines } = fileTable(columns, rows, texts);
  expect(head).toEqual(['Name', 'Total', 'Due', 'Currency', 'Dates: start', 'Dates: end', 'Booked']);
  expect(lines).toEqual([
    ['Ana', '12500.00', '-0.50', 'USD', '2027-06-04', '2027-06-10', '2026-11-22T10:11:12Z'],
    ['=1+1', '12500', 'Free', 'JPY', 'Always', '', ''],
    ['Bo', '1234.500', '0.000', 'KWD', 'Always', '', ''],
  ]);
  const csv = toCsv(
    head.map((header, at) => ({ id: header, header, cell: () => '', text: (line: string[]) => line[at]! })),
    lines,
  );
  expect(csv.split('\r\n')[1]).toBe('Ana,12500.00,-0.50,USD,2027-06-04,2027-06-10,2026-11-22T10:11:12Z');
  expect(csv.split('\r\n')[2]).toMatch(/^'=1\+1,/);
});
