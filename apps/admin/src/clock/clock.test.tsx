import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ClockPage } from './ClockPage.tsx';

const clock = {
  sandbox: true,
  now: '2027-03-01T09:00:00Z',
  frozen: false,
  settled: true,
  nextAt: '2027-03-04T04:00:00Z',
};
const run = {
  id: '019d0000-0000-7000-8000-000000000001',
  state: 'running',
  from: '2027-03-01T09:00:00Z',
  to: '2027-03-04T04:00:00Z',
  reached: '2027-03-02T00:00:00Z',
  steps: 1,
  settled: false,
};

it('moves the clock to the next event, once per press, and shows its progress', async () => {
  let answer: object = clock;
  const asked: { key: string; body: unknown }[] = [];
  show(<ClockPage />, {
    person: { group: 'admin' },
    answers: [
      http.get('*/api/admin/clock', () => ok(answer)),
      http.post('*/api/admin/clock', async ({ request }) => {
        asked.push({ key: request.headers.get('Idempotency-Key') ?? '', body: await request.json() });
        if (asked.length === 1) return refusal(409, 'The clock is already advancing.');
        answer = { ...clock, settled: false, run };
        return ok(run);
      }),
    ],
  });
  await shows('Mar 01, 2027, 9:00 AM UTC');
  await shows('Next event: Mar 04, 2027, 4:00 AM UTC');
  await press('Next event', 'button');
  await shows('Advance to Mar 04, 2027, 4:00 AM UTC?');
  await press('Advance clock', '[role=alertdialog] button');
  await shows('The clock is already advancing.');
  await press('Advance clock', '[role=alertdialog] button');
  await shows('Reached Mar 02, 2027, 12:00 AM UTC');
  expect(asked.map((one) => one.body)).toEqual(Array(2).fill({ to: '2027-03-04T04:00:00Z', freeze: false }));
  expect(new Set(asked.map((one) => one.key)).size).toBe(2);
  answer = {
    ...clock,
    now: run.to,
    nextAt: undefined,
    run: { ...run, reached: run.to, steps: 4, settled: true },
  };
  await until(() => expect(isShown('4 stops on the way')).toBe(true));
  await shows('No trip or email has anything due.');
});

it('a rule that failed is named, and a marketplace that sells says that it has no such clock', async () => {
  let answer: object = {
    ...clock,
    run: { ...run, settled: true, error: 'payouts: at 2027-03-02T00:00:00Z' },
  };
  show(<ClockPage />, { answers: [http.get('*/api/admin/clock', () => ok(answer))] });
  await shows('Stopped at Mar 02, 2027, 12:00 AM UTC');
  await shows('A rule failed (payouts: at 2027-03-02T00:00:00Z). Advance again to continue from there.');
  answer = { sandbox: false, now: clock.now, frozen: false, settled: true };
  show(<ClockPage />, { answers: [http.get('*/api/admin/clock', () => ok(answer))] });
  await shows('Only sandboxes have a test clock');
});
