import type { Booking, Payment, Trip } from '@caravan/sdk';
import { isShown, show, shows, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { TripContext } from '../trip/TripContext.ts';
import { PaymentSuccess } from './PaymentSuccess.tsx';

const trip = { id: 't1', name: 'Crater lakes', country: 'Portugal' } as unknown as Trip;
const payment = (id: string, status: string) =>
  ({
    id,
    status,
    arrived: status === 'succeeded',
    amountMinor: 25_000,
    insuranceMinor: 4_000,
  }) as unknown as Payment;
const booking = {
  id: 'b1',
  trip,
  currency: 'USD',
  dueMinor: 50_000,
  payments: [payment('p1', 'succeeded'), payment('p2', 'failed')],
} as unknown as Booking;

const page = (paymentId: string | undefined) =>
  show(
    <TripContext value={{ trip, booking }}>
      <PaymentSuccess paymentId={paymentId} />
    </TripContext>,
    {
      at: '/trips/t1/manage-booking/success?amountMinor=99999900',
      route: '/trips/$tripId/manage-booking/success',
      others: ['/trips/$tripId/manage-booking'],
    },
  );

it('says what the payment of the booking moved, whatever the address claims', async () => {
  page('p1');
  await shows('$290.00');
  await shows('$500.00');
  expect(isShown('999,999')).toBe(false);
});

it.each([['p2'], ['of somebody else'], [undefined]])(
  'without a payment that arrived (%s) it leads back',
  async (id) => {
    const { path } = page(id);
    await until(() => expect(path()).toBe('/trips/t1/manage-booking'));
  },
);
