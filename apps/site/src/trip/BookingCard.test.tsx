import type { PublicTrip } from '@caravan/sdk';
import { control, isShown, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { BookingCard } from './BookingCard.tsx';

const trip = {
  id: 't1',
  tripPath: 'crater-lakes',
  name: 'Crater lakes',
  stage: 'live',
  bookable: true,
  spotsLeft: 3,
  currency: 'USD',
  priceMinor: 250_000,
  depositMinor: 62_500,
  services: [],
} as unknown as PublicTrip;

const card = (more: Partial<PublicTrip>) => show(<BookingCard trip={{ ...trip, ...more }} />);

it('a trip with spots left can be booked', async () => {
  card({});
  await shows('3 spots left');
  expect(control('button', 'Book')).toBeDefined();
});

it('a sold-out trip says so and offers no booking', async () => {
  card({ stage: 'sold_out', bookable: false, spotsLeft: 0 });
  await shows('Sold out');
  expect(control('button', 'Book')).toBeUndefined();
  expect(isShown('0 spots left')).toBe(false);
});
