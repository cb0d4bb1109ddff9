import { getGetPublicTripResponseMock } from '@caravan/sdk/msw';
import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { isShown, ok, show, shows, until } from '@caravan/shell/screenTest';
import { useLoaded } from '@caravan/shell/useLoaded';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripNews } from '../trip/TripNews.tsx';
import { useTripSales } from '../trip/useTripSales.ts';
import { TripGrid } from './TripGrid.tsx';

const sold = (spotsLeft: number) => ({
  tripPath: 'crater-lakes',
  stage: spotsLeft > 0 ? 'live' : 'sold_out',
  spotsLeft,
  soldOut: spotsLeft === 0,
  bookable: spotsLeft > 0,
  happening: false,
  currency: 'USD',
  fromPriceMinor: 250_000,
});
const trip = (spotsLeft: number) => ({ ...getGetPublicTripResponseMock().data, ...sold(spotsLeft) });
const sales = (spotsLeft: number) => http.get('*/public/trip-sales', () => ok({ items: [sold(spotsLeft)] }));

it('a card shows what was sold since it was listed', async () => {
  show(<TripGrid trips={[trip(6)]} />, { answers: [sales(1)] });
  await shows('1 spot left');
});

function OpenTrip() {
  const asked = getGetPublicTripQueryOptions({ path: 'crater-lakes' });
  const open = useLoaded(asked);
  useTripSales(open, asked.queryKey);
  return <TripNews trip={open} />;
}

it('reloads an open trip after a sale, and says what changed', async () => {
  let read = 0;
  const details = http.get('*/public/trip-details', () => ok(trip(read++ === 0 ? 6 : 1)));
  show(<OpenTrip />, { answers: [details, sales(1)] });
  await shows('Just updated: 1 spot left, from $2,500 per traveler.');
  expect(read).toBe(2);
});

it('an open trip that sells out says so', async () => {
  let read = 0;
  const details = http.get('*/public/trip-details', () => ok(trip(read++ === 0 ? 6 : 0)));
  show(<OpenTrip />, { answers: [details, sales(0)] });
  await shows('Sold out. All spots are taken.');
});

it('an open trip of which nothing is sold says nothing', async () => {
  let asked = 0;
  const quiet = http.get('*/public/trip-sales', () => {
    asked++;
    return ok({ items: [sold(6)] });
  });
  show(<OpenTrip />, { answers: [http.get('*/public/trip-details', () => ok(trip(6))), quiet] });
  await until(() => expect(asked).toBeGreaterThan(0));
  expect(isShown('Just updated')).toBe(false);
});
