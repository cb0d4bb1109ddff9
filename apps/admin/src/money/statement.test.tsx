import { ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { StatementButton } from './StatementButton.tsx';

const statement = {
  payeeName: 'Dunes Journeys',
  statement: { entries: [], travelers: [], totalMinor: 0, paidMinor: 0, dueMinor: 0, currency: 'USD' },
};

it('the statement of an operator is opened and printed; a failure is said', async () => {
  let asked = 0;
  const answers = [
    http.get('*/api/admin/payees/operator/o1/statement/pdf', () => {
      asked += 1;
      return asked === 1 ? new HttpResponse('%PDF-', { status: 200 }) : refusal(500, 'no', 'internal');
    }),
    http.get('*/api/admin/payees/operator/o1/statement', () => ok(statement)),
  ];
  show(<StatementButton kind="operator" id="o1" />, { answers });
  await press('Statement');
  await shows('Dunes Journeys');
  await press('Print');
  await until(() => expect(asked).toBe(1));
  await press('Print');
  await shows('The statement could not be printed. Try again.');
});
