import type { Booking } from '@caravan/sdk';
import { control, never, ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { useTransfer } from '../transfer/TransferContext.ts';
import { TripLayout } from './TripLayout.tsx';

const open = (answer: () => Response | Promise<Response>) =>
  show(<TripLayout tripId="t1" />, {
    at: '/trips/t1/trip-overview',
    person: { group: 'traveler', email: 'emma@travelers.example' },
    answers: [http.get('*/api/me/bookings', answer)],
  });

it('a trip that loads shows its shape, and says so (T-022)', async () => {
  open(never);
  await until(() =>
    expect(document.querySelector('[aria-busy=true] [role=status]')?.textContent).toContain('Loading'),
  );
});

it('without a booking the tab is disabled, and the page says so with a way on (T-033)', async () => {
  open(() => ok({ items: [] as Booking[] }));
  await shows('You’re not on this trip');
  await shows('We couldn’t find a booking for emma@travelers.example.');
  const tab = control('a, [role=link]', 'Trip Overview')!;
  expect([tab.getAttribute('aria-disabled'), tab.getAttribute('href')]).toEqual(['true', null]);
  expect(control('a, [role=link]', 'Itinerary')).toBeUndefined();
  expect(control('a', 'See all trips')?.getAttribute('href')).toBe('/app/traveler/trips?all=true');
});

it('a page of the flow of rides makes no sense without the flow (T-203)', async () => {
  let message = '';
  const Lost = () => {
    try {
      useTransfer();
    } catch (error) {
      message = (error as Error).message;
    }
    return <p>Lost</p>;
  };
  show(<Lost />);
  await shows('Lost');
  expect(message).toBe('useTransfer needs TransferLayout above it');
});
