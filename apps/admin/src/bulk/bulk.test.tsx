import { control, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import BulkDialog from './BulkDialog.tsx';

const run = {
  started: false,
  ended: false,
  total: 2,
  leftOut: 1,
  leftOutReason: 'Their text isn’t kept.',
  done: 0,
  failed: 0,
  rows: [
    { id: 'a', name: 'riley@home.example · Receipt' },
    { id: 'b', name: 'noor@home.example · Receipt' },
  ],
};

it('people see whom many emails go to, then how far it is, and what failed', async () => {
  const sent: { start: boolean; ids: string[] }[] = [];
  let started = false;
  show(
    <BulkDialog
      action="resendEmails"
      choice={{ ids: ['a', 'b', 'c'] }}
      onStarted={() => {
        started = true;
      }}
      onClose={() => undefined}
    />,
    {
      answers: [
        http.put('*/api/admin/bulk-runs/*', async ({ request }) => {
          sent.push((await request.json()) as (typeof sent)[0]);
          if (sent.length === 1) return ok(run);
          if (sent.length === 2) return ok({ ...run, started: true, rows: [] });
          return ok({
            ...run,
            started: true,
            ended: true,
            done: 2,
            failed: 1,
            rows: [{ id: 'b', name: 'noor@home.example · Receipt', reason: 'This email is on its way.' }],
          });
        }),
      ],
    },
  );
  await shows('riley@home.example · Receipt');
  await shows('1 is left out. Their text isn’t kept.');
  await press('Send 2 emails again');
  await shows('1 email sent again');
  await shows('This email is on its way.');
  await until(() => expect(control('button', 'Close')).toBeDefined());
  expect(started).toBe(true);
  expect(sent.map(({ start }) => start)).toEqual([false, true, true]);
  expect(sent[0]!.ids).toEqual(['a', 'b', 'c']);
});
