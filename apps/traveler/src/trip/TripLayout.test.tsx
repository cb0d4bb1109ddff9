import type { Booking } from '@caravan/sdk';
import { isShown, never, ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { useTransfer } from '../transfer/TransferContext.ts';
import { TripLayout } from './TripLayout.tsx';

const open = (answer: () => Response | Promise<Response>) =>
  show(<TripLayout tripId="t1" />, {
    at: '/trips/t1/trip-overview',
    person: { group: 'traveler' },
    answers: [http.get('*/api/me/bookings', answer)],
  });

it('a trip that loads shows its shape, and says so (T-022)', async () => {
  open(never);
  await until(() =>
    expect(document.querySelector('[aria-busy=true] [role=status]')?.textContent).toContain('Loading'),
  );
});

it('a trip without a booking is none of the traveler’s (T-033)', async () => {
  open(() => ok({ items: [] as Booking[] }));
  await shows('404');
  expect(isShown('Trip Overview')).toBe(false);
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
