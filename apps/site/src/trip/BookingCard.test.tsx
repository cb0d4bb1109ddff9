import type { PublicTrip } from '@caravan/sdk';
import { control, isShown, press, show, shows, until } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { BookingCard } from './BookingCard.tsx';

const trip = {
  id: 't1',
  tripPath: 'crater-lakes',
  name: 'Crater lakes',
  stage: 'live',
  bookable: true,
  spotsLeft: 3,
  maximumParty: 10,
  holdMinutes: 15,
  currency: 'USD',
  host: { id: 'h1', displayName: 'Ana Duarte' },
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

it('limits the party to what the server allows online, and says who books larger ones', async () => {
  card({ spotsLeft: 12, maximumParty: 2 });
  await shows('12 spots left');
  await press('Add one: Travelers', 'button');
  await shows('For more than 2 travelers, contact the host.');
  await until(() => expect(control('button', 'Book 2 spots')).toBeDefined());
  card({ spotsLeft: 2 });
  await press('Add one: Travelers', 'button');
  await shows('Only 2 spots left.');
});

it('a sold-out trip says so and offers no booking', async () => {
  card({ stage: 'sold_out', bookable: false, spotsLeft: 0 });
  await shows('Sold out');
  expect(control('button', 'Book')).toBeUndefined();
  expect(isShown('0 spots left')).toBe(false);
});
