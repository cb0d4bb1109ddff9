import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('writes what spreadsheets read, and no formulas', () => {
  const columns = [
    { id: 'name', header: 'Name', cell: (r: { name: string; due: number }) => r.name },
    { id: 'due', header: 'Due', cell: () => null, text: (r: { name: string; due: number }) => String(r.due) },
  ];
  const rows = [
    { name: 'Ana "Aninha" Sá, Lisbon', due: -120 },
    { name: '=HYPERLINK("x")', due: 3 },
    { name: 'two\nlines', due: 0 },
  ];
  expect(toCsv(columns, rows)).toBe(
    'Name,Due\r\n"Ana ""Aninha"" Sá, Lisbon",-120\r\n"\'=HYPERLINK(""x"")",3\r\n"two\nlines",0',
  );
});
