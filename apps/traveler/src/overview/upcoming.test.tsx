import type { Booking } from '@caravan/sdk';
import { control, isShown, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { UpcomingCard } from './UpcomingCard.tsx';

const booking = {
  id: 'b1',
  termsAccepted: true,
  trip: { id: 't1', name: 'Crater lakes' },
  upcoming: [
    { key: 'waiver', label: 'Accept the traveler terms', done: true, to: 'terms' },
    { key: 'tripForm', label: 'Complete your trip form', done: false, to: 'tripForm', date: '2027-03-01' },
    { key: 'payment', label: 'Pay the remaining balance', done: false, to: 'payment' },
    { key: 'start', label: 'Your trip starts', date: '2027-05-01' },
  ],
} as unknown as Booking;

it('what is next leads to its page, and what is done or only happens leads nowhere (T-029)', async () => {
  show(<UpcomingCard booking={booking} />);
  await shows('Upcoming For You');
  expect(control('a', 'Complete your trip form')?.getAttribute('href')).toMatch(/\/trips\/t1\/trip-form$/);
  expect(control('a', 'Pay the remaining balance')?.getAttribute('href')).toMatch(/manage-booking\/payment$/);
  expect(control('a', 'Accept the traveler terms')).toBeUndefined();
  expect(control('a', 'Your trip starts')).toBeUndefined();
  expect(isShown('May 01, 2027')).toBe(true);
  show(<UpcomingCard booking={{ ...booking, termsAccepted: false }} />);
  await shows('Complete your trip form');
  expect(control('a', 'Complete your trip form')).toBeUndefined();
});
