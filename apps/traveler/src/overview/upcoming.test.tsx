import type { Booking } from '@caravan/sdk';
import { control, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { UpcomingCard } from './UpcomingCard.tsx';

const booking = {
  id: 'b1',
  termsAccepted: true,
  isPrimary: true,
  dueMinor: 120_000,
  minimumPaymentMinor: 120_000,
  currency: 'USD',
  dueText: 'Due in 5 days',
  customer: { firstName: 'Ana', lastName: 'Diaz' },
  payments: [],
  trip: { id: 't1', name: 'Crater lakes' },
  upcoming: [
    { key: 'waiver', label: 'Accept the traveler terms', done: true, to: 'terms' },
    { key: 'tripForm', label: 'Complete your trip form', done: false, to: 'tripForm', date: '2027-03-01' },
    { key: 'payment', label: 'Pay the remaining balance', done: false, to: 'payment' },
    { key: 'companions', label: 'Add an email for everyone', done: false, to: 'companions' },
    { key: 'start', label: 'Your trip starts', date: '2027-05-01' },
  ],
} as unknown as Booking;

it('what is next is done in place or leads to its page, and what is done or only happens leads nowhere (T-029)', async () => {
  show(<UpcomingCard booking={booking} />);
  await shows('Upcoming For You');
  expect(control('button', 'Complete your trip form')).toBeDefined();
  expect(control('button', 'Pay the remaining balance')).toBeDefined();
  expect(control('a', 'Add an email for everyone')?.getAttribute('href')).toMatch(
    /\/trips\/t1\/manage-booking$/,
  );
  expect(control('a, button', 'Accept the traveler terms')).toBeUndefined();
  expect(control('a, button', 'Your trip starts')).toBeUndefined();
  expect(isShown('May 01, 2027')).toBe(true);
  show(<UpcomingCard booking={{ ...booking, termsAccepted: false }} />);
  await shows('Complete your trip form');
  expect(control('a, button', 'Complete your trip form')).toBeUndefined();
});

it('the balance is paid in a drawer, and Back closes it', async () => {
  const answers = [
    http.get('*/api/me/cards', () => ok({ items: [{ id: 'c1', label: 'Visa 4242' }] })),
    http.get('*/public/payments/config', () => ok({ provider: 'sandbox', takesCards: true })),
    http.get('*/payment-config', () => ok({ provider: 'sandbox', takesCards: true })),
    http.get('*/api/me/credits', () => ok({ currency: 'USD', usableMinor: 0, items: [] })),
  ];
  const screen = show(<UpcomingCard booking={booking} />, { answers });
  await press('Pay: Pay the remaining balance');
  await shows('Due in 5 days');
  await shows('$1,200.00');
  expect(screen.address()).toContain('do=payment');
  screen.back();
  await until(() => expect(isShown('Due in 5 days')).toBe(false));
});
