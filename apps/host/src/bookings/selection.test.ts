import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { describe, expect, it } from 'vitest';
import { confirmReason, isConfirmable, isRejectable, rejectReason, tables } from './selection.ts';

const order = (more: Partial<TripTraveler>): TripTraveler =>
  ({
    status: 'pending',
    totalSpotsBooked: 1,
    pendingCancellation: false,
    cancelledByHost: false,
    ...more,
  }) as TripTraveler;
const details = (more: Partial<TripDetails> = {}) =>
  ({ canConfirm: true, canReject: true, minimumToConfirm: 1, ...more }) as TripDetails;

it('parts who waits from who booked', () => {
  const { booked, waitlisted } = tables([
    order({}),
    order({ status: 'waitlist' }),
    order({ status: 'awaiting' }),
  ]);
  expect([booked.length, waitlisted.length]).toEqual([1, 2]);
});

it('confirms only pending orders that stay', () => {
  expect(isConfirmable(order({}))).toBe(true);
  expect(isConfirmable(order({ pendingCancellation: true }))).toBe(false);
  expect(isConfirmable(order({ status: 'confirmed' }))).toBe(false);
  expect(isRejectable(order({ status: 'waitlist', cancelledByHost: true }))).toBe(false);
  expect(isRejectable(order({ status: 'cancelled' }))).toBe(false);
});

describe('confirming', () => {
  it('needs a spot, then the minimum', () => {
    expect(confirmReason(details(), [])).toBe('Select at least one spot.');
    expect(confirmReason(details(), [order({})])).toBeUndefined();
    const strict = details({ minimumToConfirm: 4 });
    expect(confirmReason(strict, [order({ totalSpotsBooked: 3 })])).toBe(
      'Select at least 4 spots to confirm.',
    );
    expect(confirmReason(strict, [order({ totalSpotsBooked: 3 }), order({})])).toBeUndefined();
  });
  it('is refused as a whole when the server says so', () => {
    expect(confirmReason(details({ canConfirm: false, confirmReason: 'Not yet' }), [order({})])).toBe(
      'Not yet',
    );
  });
});

it('rejects any selected spot', () => {
  expect(rejectReason(details(), [])).toBe('Select at least one spot.');
  expect(rejectReason(details(), [order({})])).toBeUndefined();
});
