import type { BookMonth } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import MonthsTable from './MonthsTable.tsx';

const month = (first: string, more: Partial<BookMonth>): BookMonth => ({
  month: first,
  entries: 12,
  late: 0,
  totals: [{ currency: 'USD', debitsMinor: 125_000 }],
  canClose: false,
  ...more,
});

it('months are closed in order, a refusal appears where it was requested, and late entries go to the next month', async () => {
  let items = [
    month('2027-03-01', { waits: 'This month isn’t over yet.' }),
    month('2027-02-01', { canClose: true }),
  ];
  const asked: string[] = [];
  show(<MonthsTable />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/books', () => ok({ items })),
      http.post('*/api/admin/books/2027-02-01/close', ({ request }) => {
        asked.push(request.headers.get('Idempotency-Key') ?? '');
        if (asked.length === 1)
          return refusal(409, 'The books differ from the provider’s. Settle that first.');
        const closed = month('2027-02-01', {
          closedAt: '2027-03-04T09:00:00Z',
          lastDay: '2027-02-28',
          fingerprint: 'a1b2c3d4e5f60718',
        });
        items = [month('2027-03-01', { late: 2, waits: 'This month isn’t over yet.' }), closed];
        return ok(closed);
      }),
    ],
  });
  await shows('This month isn’t over yet.');
  await until(() => expect(document.querySelectorAll('tbody button[aria-haspopup]')).toHaveLength(1));
  document.querySelector<HTMLButtonElement>('tbody button[aria-haspopup]')!.click();
  await press('Close month', '[role=menuitem]');
  await shows('Close February 2027?');
  await press('Close month', '[role=alertdialog] button');
  await shows('The books differ from the provider’s. Settle that first.');
  await press('Close month', '[role=alertdialog] button');
  await shows('a1b2c3d4e5f6');
  await shows('2 from closed months');
  expect(isShown('Close February 2027?')).toBe(false);
  expect(asked).toHaveLength(2);
  expect(asked.every(Boolean)).toBe(true);
});
