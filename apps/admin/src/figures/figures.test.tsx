import { ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { tableCsv, fileTable } from '@caravan/shell/fileTable';
import { columnsFor } from './columns.tsx';
import { changeOf, type Format } from './figures.ts';
import { FiguresView } from './FiguresView.tsx';
import { byHost, byTrip, ofHost, refunds } from './fixtures.ts';
import { type FiguresSearch, presetsAt, readSearch, todayIn } from './search.ts';
import { sortRows } from './sort.ts';

const host = '01980d5e-0000-7000-8000-000000000005';

function Page({ onSearch }: { onSearch: (search: FiguresSearch) => void }) {
  const [search, setSearch] = useState<FiguresSearch>({});
  return (
    <FiguresView
      search={search}
      today="2027-05-31"
      onChange={(next) => {
        onSearch(next);
        setSearch(next);
      }}
      onOpen={(entries, row) => setSearch({ ...search, entries, row })}
      onClose={() => setSearch({ ...search, entries: undefined, row: undefined })}
    />
  );
}

const names = () => [...document.querySelectorAll('tbody th')].map((name) => name.textContent);

it('a host’s trips are one step away, and one step back', async () => {
  const asked: string[] = [];
  const searches: FiguresSearch[] = [];
  show(<Page onSearch={(search) => searches.push(search)} />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/figures', ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        if (searchParams.get('hostId')) return ok(ofHost);
        return ok(searchParams.get('by') === 'host' ? byHost : byTrip);
      }),
      http.get(`*/api/admin/hosts/${host}`, () => ok({ id: host, displayName: 'Marcus Okonkwo' })),
    ],
  });
  await shows('Crater lakes of the Azores');
  expect(asked).toEqual(['?from=2027-05-02&to=2027-05-31&by=trip']);
  await shows('Compared with Apr 2');
  await press('By host', '[role=radio]');
  await until(() => expect(names()).toEqual(['Marcus Okonkwo', 'Ines Duarte']));
  await press('Earned', 'thead button');
  await press('Marcus Okonkwo', 'tbody button');
  await press('Show trips', '[role=menuitem]');
  await shows('Host: Marcus Okonkwo');
  await until(() => expect(names()).toEqual(['Crater lakes of the Azores']));
  expect(searches.at(-1)).toEqual({ by: undefined, host });
  await press('Remove filter Host: Marcus Okonkwo');
  await until(() => expect(names()).toHaveLength(3));
});

it('a figure shows what it consists of: of a row, or of all', async () => {
  const asked: string[] = [];
  show(<Page onSearch={() => undefined} />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/figures', ({ request }) =>
        ok(new URL(request.url).searchParams.get('by') === 'host' ? byHost : byTrip),
      ),
      http.get('*/api/admin/figures/entries', ({ request }) => {
        asked.push(new URL(request.url).search);
        return ok(refunds);
      }),
    ],
  });
  const title = () => document.querySelector('[role=dialog] h2')?.textContent;
  await press('Refunded $2,495: show entries', 'button');
  await shows('3 refunds · $2,495');
  expect(title()).toMatch(/^Refunded, May 2\D+31/);
  await press('Close', '[role=dialog] button');
  await until(() => expect(title()).toBeUndefined());
  await press('By host', '[role=radio]');
  await until(() => expect(names()).toEqual(['Marcus Okonkwo', 'Ines Duarte']));
  await press('Sold $29,000, Marcus Okonkwo: show entries', 'tbody button');
  await until(() => expect(title()).toMatch(/ · Marcus Okonkwo$/));
  const period = 'from=2027-05-02&to=2027-05-31';
  await until(() =>
    expect(asked).toEqual([
      `?limit=100&figure=refunded&${period}`,
      `?limit=100&figure=sold&${period}&hostId=${host}`,
    ]),
  );
});

const format = {
  money: (minor: number) => `$${(minor / 100).toFixed(2)}`,
  number: String,
  percent: (basisPoints: number) => `${basisPoints / 100}%`,
} as unknown as Format;

it('a change names a percentage, a difference, or what there is to compare', () => {
  const shown = (
    ...[now, before, measure]: [number | undefined, number | undefined, 'percent' | 'count' | 'points']
  ) => changeOf(now, before, measure, format).shown;
  expect(shown(112, 100, 'percent')).toBe('+12%');
  expect(shown(95.5, 100, 'percent')).toBe('−4.5%');
  expect(shown(12, 9, 'count')).toBe('+3');
  expect(shown(0.708, 0.625, 'points')).toBe('+8.3 points');
  expect(shown(5, 0, 'percent')).toBe('New');
  expect(shown(5, 5, 'count')).toBe('No change');
  expect(shown(0, 0, 'count')).toBe('–');
  expect(shown(5, -5, 'percent')).toBe('–');
  expect(shown(undefined, 0.5, 'points')).toBe('–');
});

it('rows sort by any figure, and those without one are last', () => {
  const columns = columnsFor('trip', 'USD', format);
  const order = (column: string, direction: 'ascending' | 'descending') =>
    sortRows(byTrip.rows, columns, { column, direction }).map(({ name }) => name[0]);
  expect(order('earned', 'descending').join('')).toBe('CSK');
  expect(order('margin', 'ascending').join('')).toBe('SCK');
  expect(order('margin', 'descending').join('')).toBe('CSK');
  expect(order('name', 'ascending').join('')).toBe('CKS');
});

it('the file has bare amounts with their currency', () => {
  const columns = columnsFor('trip', 'USD', format);
  const rows = [{ ...byTrip.rows[0]!, name: '=Crater' }];
  const texts = rows.map((row) => columns.map((column) => column.text?.(row) ?? ''));
  expect(tableCsv(fileTable(columns, rows, texts)).split('\r\n')).toEqual([
    'Trip,Sold,Collected,Refunded,Earned,Currency,Margin,Orders,Spots,Fill,Conversion',
    "'=Crater,29000.00,19000.00,0.00,3900.00,USD,13.4%,7,16,100%,2.2%",
  ]);
});

it('an address is read as far as it makes sense', () => {
  expect(readSearch({ from: '2027-05-01', to: '2027-05-31', by: 'host', currency: 'EUR', host })).toEqual({
    from: '2027-05-01',
    to: '2027-05-31',
    by: 'host',
    currency: 'EUR',
    host,
  });
  for (const [from, to] of [
    ['2027-05-31', '2027-05-01'],
    ['2027-02-30', '2027-05-01'],
    ['2024-05-01', '2027-05-01'],
    ['2027-05-01', undefined],
  ])
    expect(readSearch({ from, to, by: 'week', currency: 'euro', host: '1' })).toEqual({});
});

it('an address names the figure and the row whose entries are shown', () => {
  expect(readSearch({ entries: 'refunded', row: host })).toEqual({ entries: 'refunded', row: host });
  expect(readSearch({ entries: 'conversion', row: host })).toEqual({});
  expect(readSearch({ entries: 'fill', row: 'all' })).toEqual({ entries: 'fill' });
  expect(readSearch({ row: host })).toEqual({});
});

it('periods end today in the marketplace’s time zone', () => {
  const now = Date.parse('2027-03-01T03:00:00Z');
  expect(todayIn('America/New_York', now)).toBe('2027-02-28');
  expect(todayIn('Asia/Tokyo', now)).toBe('2027-03-01');
  expect(presetsAt('2027-03-01')).toEqual({
    days7: { from: '2027-02-23', to: '2027-03-01' },
    days30: { from: '2027-01-31', to: '2027-03-01' },
    days90: { from: '2026-12-02', to: '2027-03-01' },
    month: { from: '2027-03-01', to: '2027-03-01' },
    lastMonth: { from: '2027-02-01', to: '2027-02-28' },
    year: { from: '2027-01-01', to: '2027-03-01' },
  });
});
