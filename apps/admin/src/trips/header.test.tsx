import type { Trip } from '@caravan/sdk';
import { isShown, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripHeader } from './TripHeader.tsx';

const trip = {
  id: 't1',
  shortId: 'T-1',
  name: 'Salt roads',
  destination: 'Marrakesh',
  country: 'MA',
  startDate: '2027-04-02',
  endDate: '2027-04-09',
  status: 'live',
  hasPage: true,
  availableActions: [],
} as unknown as Trip;
const open = (of: Trip, refreshed = () => ok({ ok: true })) =>
  show(<TripHeader trip={of} />, {
    answers: [
      http.get('*/api/me/trips/t1/preview', () => ok({ path: '/trips/salt-roads', public: true })),
      http.post('*/api/admin/cache/clear/trip-details/t1', refreshed),
    ],
  });

it('an admin rebuilds the public page, and sees when that fails (H-554)', async () => {
  let answer: () => ReturnType<typeof ok> = () =>
    refusal(500, 'There was an error processing your request', 'internal');
  open(trip, () => answer());
  await press('More actions');
  await press('Refresh public page', '[role=menuitem]');
  await shows('The public page was not refreshed');
  answer = () => ok({ ok: true });
  await press('More actions');
  await press('Refresh public page', '[role=menuitem]');
  await shows('Public page refreshed');
});

it('a trip without a page has none to refresh', async () => {
  open({ ...trip, hasPage: false });
  await press('More actions');
  await shows('Operator review');
  expect(isShown('Refresh public page')).toBe(false);
});
