import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { control, isShown, press, show, shows, until } from '@caravan/shell/screenTest';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { OrdersTable } from './OrdersTable.tsx';
import type { Ticked } from './selection.ts';

const details = (status: string) =>
  ({
    status,
    selectable: !['complete', 'cancelled'].includes(status),
    currency: 'USD',
    canConfirm: true,
    canReject: true,
    minimumToConfirm: 1,
  }) as unknown as TripDetails;
const order = (id: string, status: string, spots = 1, more: Partial<TripTraveler> = {}) =>
  ({
    id,
    status,
    displayCode: status,
    displayStatus: status,
    totalSpotsBooked: spots,
    pendingCancellation: false,
    cancelledByHost: false,
    canConfirm: status === 'pending',
    canReject: true,
    refundMinor: 0,
    paidMinor: 0,
    paidStatus: 'Unpaid',
    totalMinor: 100_000,
    bookedAt: '2027-01-01T00:00:00Z',
    traveler: { firstName: `Ana ${id}`, lastName: 'Diaz', email: 'ana@travelers.example' },
    ...more,
  }) as TripTraveler;

function Orders({ status, orders, confirms }: { status: string; orders: TripTraveler[]; confirms: boolean }) {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  return (
    <OrdersTable
      ticked={ticked}
      onTicked={setTicked}
      label="Travelers"
      details={details(status)}
      orders={orders}
      empty={null}
      onReject={() => undefined}
      {...(confirms && { onConfirm: () => undefined })}
    />
  );
}

const table = (status: string, orders: TripTraveler[], confirms: boolean) =>
  show(<Orders status={status} orders={orders} confirms={confirms} />);
const choose = () => press('Ana a', 'input[type=checkbox]');

it('who booked can be confirmed and rejected, who waits can only be rejected (H-300)', async () => {
  table('live', [order('a', 'pending')], true);
  await choose();
  await until(() => expect(control('button', 'Reject')).toBeDefined());
  expect(control('button', 'Confirm')).toBeDefined();
  table('live', [order('a', 'waitlist')], false);
  await choose();
  await until(() => expect(control('button', 'Reject')).toBeDefined());
  expect(control('button', 'Confirm')).toBeUndefined();
});

it('nothing can be selected on a complete trip (H-301)', async () => {
  table('complete', [order('a', 'confirmed'), order('b', 'pending')], true);
  await shows('Ana a');
  expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(0);
});

it('an order with more than one spot is a party (H-311)', async () => {
  table('live', [order('a', 'pending', 3)], true);
  await shows('Party of 3');
  table('live', [order('a', 'pending', 1)], true);
  await shows('Ana a');
  expect(isShown('Party of')).toBe(false);
});
