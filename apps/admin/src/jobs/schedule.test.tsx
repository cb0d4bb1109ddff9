import { ok, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import { Schedule } from './Schedule.tsx';

const jobs = [
  {
    name: 'booking_sweep',
    everySeconds: 30,
    outcome: 'done',
    startedAt: '2027-03-01T09:00:00Z',
    nextAt: '2027-03-01T09:00:30Z',
  },
  {
    name: 'payout_send',
    everySeconds: 3_600,
    outcome: 'failed',
    startedAt: '2027-03-01T08:00:00Z',
    error: 'The bank is away',
  },
  { name: 'audit_seal', everySeconds: 60, outcome: 'none' },
];

it('lists each job with its schedule, its last run, and why it failed', async () => {
  show(<Schedule />, { answers: [http.get(/\/api\/admin\/jobs\/schedule$/, () => ok({ jobs }))] });
  await shows('booking_sweep');
  await shows('Every 30 seconds');
  await shows('Done');
  await shows('Every hour');
  await shows('The bank is away');
  await shows('No run kept');
  await shows('Every minute');
});
