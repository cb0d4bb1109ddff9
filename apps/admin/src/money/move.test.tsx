import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import MoveDialog from './MoveDialog.tsx';

const quote = {
  possible: true,
  status: 'pending',
  gone: [{ label: 'Private room', traveler: 'Ned West', amountMinor: 40_000 }],
  totalMinor: 180_000,
  differenceMinor: -60_000,
  refundMinor: 60_000,
  creditMinor: 0,
  dueMinor: 0,
  currency: 'USD',
};
const trips = {
  items: [
    { id: 't1', name: 'Lisbon in May', facts: {} },
    { id: 't2', name: 'Porto in June', facts: { start: '2027-06-02', host: 'Harper Lane' } },
  ],
};

it('a booking moves once what the other trip does not have, and the money, is seen', async () => {
  const sent: unknown[] = [];
  show(<MoveDialog bookingId="b1" tripId="t1" onClose={() => undefined} />, {
    answers: [
      http.get(/\/api\/metadata\/trips/, () => ok(trips)),
      http.post(/\/bookings\/b1\/move\/calculate/, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? ok({ ...quote, possible: false, reason: 'You cannot book this trip now.' })
          : ok(quote);
      }),
      http.post(/\/bookings\/b1\/move$/, async ({ request }) => {
        sent.push(await request.json());
        return refusal(
          409,
          'The price of this booking has changed. Review it and try again.',
          'amount_mismatch',
        );
      }),
    ],
  });
  await press('Review');
  await shows('Choose a trip');
  await fill('New trip', 'Porto');
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1));
  document.querySelector<HTMLElement>('[role=option]')!.click();
  await press('Review');
  await shows('Enter a reason for the move');
  await fill('Reason', ' Other dates ');
  await press('Review');
  await shows('You cannot book this trip now.');
  await press('Change');
  await press('Review');
  await shows('Private room for Ned West');
  await shows('$600');
  await press('Move booking');
  await shows('The price of this booking has changed. Review it and try again.');
  expect(sent).toEqual([
    { tripId: 't2' },
    { tripId: 't2' },
    { tripId: 't2', reason: 'Other dates', totalMinor: 180_000 },
  ]);
});
