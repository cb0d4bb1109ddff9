import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { describe, expect, it } from 'vitest';
import { confirmReason, refundOf, rejectReason, stillTicked, tables, tick } from './selection.ts';

const order = (more: Partial<TripTraveler>): TripTraveler =>
  ({
    status: 'pending',
    totalSpotsBooked: 1,
    pendingCancellation: false,
    cancelledByHost: false,
    canConfirm: true,
    canReject: true,
    refundMinor: 0,
    ...more,
  }) as TripTraveler;
const details = (more: Partial<TripDetails> = {}) =>
  ({ canConfirm: true, canReject: true, minimumToConfirm: 1, ...more }) as TripDetails;

it('parts who waits from who booked', () => {
  const { booked, waitlisted } = tables([
    order({}),
    order({ status: 'waitlist', waiting: true }),
    order({ status: 'awaiting', waiting: true }),
  ]);
  expect([booked.length, waitlisted.length]).toEqual([1, 2]);
});

it('forgets a tick when the order is no longer what was ticked', () => {
  const [ann, bob] = [order({ id: 'ann', refundMinor: 100 }), order({ id: 'bob', refundMinor: 50 })];
  const ticked = tick(new Set(['ann', 'bob']), [ann, bob]);
  expect(stillTicked(ticked, [ann, bob])).toEqual([ann, bob]);
  expect(refundOf([ann, bob])).toBe(150);
  // Confirmed by this action or by someone else, paid more, gone from the list, or no longer the host's to reject.
  expect(stillTicked(ticked, [{ ...ann, status: 'confirmed' }, bob])).toEqual([bob]);
  expect(stillTicked(ticked, [{ ...ann, refundMinor: 200 }])).toEqual([]);
  expect(stillTicked(ticked, [bob])).toEqual([bob]);
  expect(stillTicked(ticked, [{ ...bob, canReject: false }])).toEqual([]);
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
  it('is for orders that the server lets one confirm', () => {
    expect(confirmReason(details(), [order({}), order({ canConfirm: false })])).toBe(
      'You can confirm only pending travelers.',
    );
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
