import type { Booking, Cart, CartInput, Trip } from '@caravan/sdk';
import { control, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { deliverEvents } from '@caravan/shell/events';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { TripContext } from '../trip/TripContext.ts';
import { ManageBooking } from './ManageBooking.tsx';
import { Payment } from './Payment.tsx';

const trip = { id: 't1', name: 'Crater lakes', country: 'Portugal' } as unknown as Trip;

/** A separate booking for each screen, because pending changes outlive a screen. */
let made = 0;
const bookingOf = (more: Partial<Booking> = {}) =>
  ({
    id: `e${(made += 1)}`,
    parts: ['spots', 'addOns', 'balance'],
    isPrimary: true,
    dueMinor: 0,
    paidMinor: 100_000,
    totalMinor: 100_000,
    totalSpotsBooked: 1,
    currency: 'USD',
    customer: { id: 'p1', firstName: 'Emma', lastName: 'Ray' },
    additionalParticipants: [],
    rooms: [],
    travelersRooms: [],
    addOns: [],
    payments: [],
    lines: [],
    version: 1,
    trip,
    ...more,
  }) as unknown as Booking;

const item = (status: 'AVAILABLE' | 'CONFIRMED' | 'PENDING_ADDITION' | 'PENDING_REMOVAL') => ({
  addOnId: 'a1',
  serviceId: 's1',
  user: 'p1',
  type: 'activity',
  status,
  next: {
    AVAILABLE: 'PENDING_ADDITION',
    CONFIRMED: 'PENDING_REMOVAL',
    PENDING_ADDITION: 'AVAILABLE',
    PENDING_REMOVAL: 'CONFIRMED',
  }[status],
  booked: status === 'CONFIRMED' || status === 'PENDING_REMOVAL',
  quantity: 1,
  name: 'Rafting',
  unitPriceWithFeeMinor: 11_000,
  manageMode: 'default',
  deleted: false,
  serviceType: 'activity',
});

const cart = (more: Partial<Cart>): Cart =>
  ({
    version: 1,
    currency: 'USD',
    editable: true,
    travelers: [{ id: 'p1', position: 0, firstName: 'Emma', lastName: 'Ray' }],
    roomSelection: {
      editable: true,
      allPrivate: false,
      rooms: [{ travelers: 1, roomTypes: ['twin', 'single'] }],
    },
    payments: [],
    addOns: [item('AVAILABLE')],
    travelersRooms: [{ roomType: 'twin', travelers: [0] }],
    added: [],
    removed: [],
    roomSelectionChanged: false,
    priceAdjustments: [],
    insuranceAdjustmentMinor: 0,
    totalMinor: 0,
    totalWithInsuranceMinor: 0,
    refundMinor: 0,
    outcome: 'zero balance',
    successTitle: 'Changes Confirmed',
    confirmation: { isDisabled: true },
    upgrade: { offered: false, unitPriceWithFeeMinor: 33_000, totalMinor: 33_000 },
    ...more,
  }) as unknown as Cart;

const line = { addOnId: 'a1', label: 'Rafting', amountMinor: 11_000, kind: 'activity' };
const adding = cart({
  addOns: [item('PENDING_ADDITION')] as Cart['addOns'],
  added: [line],
  totalMinor: 11_000,
  totalWithInsuranceMinor: 11_000,
  payments: [{ option: 'minimum', amountMinor: 11_000 }],
  outcome: 'paid',
  confirmation: { isDisabled: false },
});
const removing = cart({
  addOns: [item('PENDING_REMOVAL')] as Cart['addOns'],
  removed: [{ ...line, amountMinor: -11_000 }],
  totalMinor: -11_000,
  totalWithInsuranceMinor: -11_000,
  refundMinor: 11_000,
  outcome: 'refund needed',
  confirmation: { isDisabled: false },
});

type Answers = { first?: Cart; then?: Cart; update?: () => Response; removal?: () => Response };

function open(
  screen: 'manage' | 'payment',
  booking: Booking,
  { first, then, update, removal }: Answers = {},
  more: NonNullable<Parameters<typeof show>[1]>['answers'] = [],
) {
  return show(
    <TripContext value={{ trip, booking }}>
      {screen === 'manage' ? (
        <ManageBooking cancelling={false} onCancelling={() => undefined} />
      ) : (
        <Payment />
      )}
    </TripContext>,
    {
      at: screen === 'manage' ? '/trips/t1/manage-booking' : '/trips/t1/manage-booking/payment',
      route: screen === 'manage' ? '/trips/$tripId/manage-booking' : '/trips/$tripId/manage-booking/payment',
      others: [
        screen === 'manage' ? '/trips/$tripId/manage-booking/payment' : '/trips/$tripId/manage-booking',
        '/trips/$tripId/manage-booking/success',
        '/explore',
        '/trips/$tripId/itinerary',
      ],
      person: { group: 'traveler', firstName: 'Emma' },
      answers: [
        ...more,
        http.get('*/api/me/bookings', () => ok({ items: [booking] })),
        http.get('*/api/me/trips/t1/ground-transfers', () => ok({ bookable: false })),
        http.get('*/api/me/ground-transfers', () => ok({ items: [] })),
        http.get('*/insurance', () => ok({ offered: false, items: [], policies: [] })),
        http.post(`*/api/me/bookings/${booking.id}/cart`, async ({ request }) => {
          const asked = (await request.json()) as CartInput;
          const isEmpty = !asked.addOns && !asked.travelersRooms;
          return ok((isEmpty ? first : (then ?? first)) ?? cart({}));
        }),
        http.patch(`*/api/me/bookings/${booking.id}`, () => update?.() ?? refusal(500, 'No')),
        http.post(`*/api/me/bookings/${booking.id}/add-ons`, () => removal?.() ?? refusal(500, 'No')),
      ],
    },
  );
}

const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]');
const choose = async () => {
  await until(() => expect(box()).not.toBeNull());
  box()!.click();
  await shows('Your changes');
};

it('a chosen add-on is a line with its price and its way back (T-113, T-115)', async () => {
  open('manage', bookingOf(), { then: adding });
  await choose();
  await shows('Booking edits may affect insurance cost at checkout.');
  await shows('$110.00');
  await press('Undo: Rafting');
  await until(() => expect(isShown('Your changes')).toBe(false));
});

it('a booking that is closed to changes says why and shows what is booked (T-171, T-172)', async () => {
  const reason = 'The bookings deadline has passed, so this booking is final.';
  open('manage', bookingOf(), {
    first: cart({
      editable: false,
      editableReason: reason,
      roomSelection: { editable: false, reason, allPrivate: false, rooms: [] },
    }),
  });
  await shows(reason);
  expect(box()).toBeNull();
  expect(control('button', 'Edit Room Selection')).toBeUndefined();
});

it('rooms are updated once they are others, and cancelled without a trace (T-125, T-164, T-169)', async () => {
  open('manage', bookingOf(), {
    then: cart({ roomSelectionChanged: true, confirmation: { isDisabled: false } }),
  });
  await press('Edit Room Selection');
  await until(() => expect(control('button', 'Update')?.ariaDisabled).toBe('true'));
  await press('Private room', 'input[type=radio]');
  await until(() => expect(control('button', 'Update')?.ariaDisabled).not.toBe('true'));
  await press('Cancel');
  await until(() => expect(control('input[type=radio]', 'Private room')).toBeUndefined());
  expect(isShown('Your changes')).toBe(false);
  await press('Edit Room Selection');
  await press('Private room', 'input[type=radio]');
  await until(() => expect(control('button', 'Update')?.ariaDisabled).not.toBe('true'));
  await press('Update');
  await shows('Not saved yet');
  await press('Undo: Room selection');
  await until(() => expect(isShown('Not saved yet')).toBe(false));
});

it('a party chooses private rooms for everyone, or what each room is and who shares it (T-165 to T-168)', async () => {
  const people = ['Emma Ray', 'Ada Byron', 'Noor Haddad'].map((name, position) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { id: `p${position + 1}`, position, firstName, lastName };
  });
  const party = (offered: boolean) =>
    cart({
      travelers: people,
      upgrade: { offered, unitPriceWithFeeMinor: 33_000, totalMinor: 99_000 },
      roomSelection: {
        editable: true,
        allPrivate: false,
        rooms: [
          { travelers: 2, roomTypes: ['twin', 'double'] },
          { travelers: 1, roomTypes: ['twin', 'single'] },
        ],
      },
      travelersRooms: [
        { roomType: 'twin', travelers: [0, 1] },
        { roomType: 'twin', travelers: [2] },
      ],
    });
  open('manage', bookingOf(), { first: party(true) });
  await press('Edit Room Selection');
  await shows('Room 1 · Emma Ray and Ada Byron');
  const radios = () => document.querySelectorAll('input[type=radio]').length;
  expect(radios()).toBe(4);
  expect(isShown('Shared bed')).toBe(true);
  expect(control('button', 'Room 1, traveler 2')).toBeDefined();
  await shows('+$330 per traveler');
  await press('Private room for everyone', '[role=switch]');
  await until(() => expect(radios()).toBe(0));
  open('manage', bookingOf(), { first: party(false) });
  await press('Edit Room Selection');
  await shows('Room 2 · Noor Haddad');
  expect(control('[role=switch]', 'Private room for everyone')).toBeUndefined();
});

it('an insurer out of reach stops the flow (T-237)', async () => {
  const words = 'We encountered an issue while connecting to our insurance provider.';
  open('manage', bookingOf(), {
    then: { ...adding, insuranceError: words, confirmation: { isDisabled: true } },
  });
  await choose();
  await shows(words);
  expect(control('button', 'Update Booking')?.ariaDisabled).toBe('true');
});

it('leaving the trip asks first, another tab of it does not (T-043)', async () => {
  const { path, go } = open('manage', bookingOf(), { then: adding });
  await choose();
  go('/explore');
  await shows('You have unsaved changes');
  expect(path()).toBe('/trips/t1/manage-booking');
  await press('Keep editing');
  await until(() => expect(isShown('You have unsaved changes')).toBe(false));
  go('/trips/t1/itinerary');
  await until(() => expect(path()).toBe('/trips/t1/itinerary'));
});

/** Selects the add-on on one screen and goes to the next to confirm it. */
async function confirm(answers: Answers) {
  const booking = bookingOf();
  open('manage', booking, answers);
  await choose();
  await until(() => expect(control('button', 'Update Booking')?.ariaDisabled).not.toBe('true'));
  return open('payment', booking, answers);
}

it('what is given back is named before and after it is confirmed (T-120, T-121)', async () => {
  const answers = {
    first: cart({ addOns: [item('CONFIRMED')] as Cart['addOns'] }),
    then: removing,
    removal: () =>
      ok({
        booking: bookingOf(),
        dueAmountMinor: 0,
        outcome: 'refund needed',
        successTitle: 'Refund Processing',
      }),
  };
  const { path } = await confirm(answers);
  await shows('You’ll get $110.00 back. Refunds take 5 to 10 business days.');
  await press('Confirm changes');
  await until(() => expect(path()).toBe('/trips/t1/manage-booking/success'));
});

it('private rooms that ran out leave the cart open, any other refusal bars it until it changes (T-235, T-236)', async () => {
  const out = "Sorry, we have run out of private rooms at this time. Don't worry, you haven't been charged.";
  for (const [code, words, barred] of [
    ['single_supplement_unavailable', out, false],
    ['illegal_state', 'This booking is canceled.', true],
  ] as const) {
    const booking = bookingOf();
    const answers = { then: { ...adding, payments: [] }, update: () => refusal(409, words, code) };
    open('manage', booking, answers);
    await choose();
    await until(() => expect(control('button', 'Update Booking')?.ariaDisabled).not.toBe('true'));
    const { path } = open('payment', booking, answers);
    await press('Confirm changes');
    await until(() => expect(path()).toBe('/trips/t1/manage-booking'));
    open('manage', booking, answers);
    await shows(words);
    await until(() => expect(control('button', 'Update Booking')?.ariaDisabled === 'true').toBe(barred));
  }
});

it('tracks each step of changing a booking: started, added, paid, and cleared (T-233)', async () => {
  const told: string[] = [];
  deliverEvents({ consented: () => true, send: ({ name }) => told.push(name) });
  const booking = bookingOf();
  open('manage', booking, { then: adding });
  await choose();
  await until(() => expect(control('button', 'Update Booking')?.ariaDisabled).not.toBe('true'));
  expect(told).toEqual(['modify booking']);
  await press('Update Booking');
  await until(() => expect(told).toEqual(['modify booking', 'update cart']));
  open('payment', booking, { then: adding });
  await until(() => expect(told).toEqual(['modify booking', 'update cart', 'checkout viewed']));
  open('manage', booking, { then: adding });
  await press('Discard');
  await until(() => expect(told.at(-1)).toBe('clear cart'));
  expect(told).toHaveLength(4);
  deliverEvents(undefined);
});

it('what is left is asked for: spots for others, and private rooms for this party (T-223, T-224)', async () => {
  const asked: (string | null)[] = [];
  let left = 1;
  const answers = [
    http.get('*/api/me/trips/t1/inventory', () => ok({ spotsLeft: 3 })),
    http.get('*/api/me/trips/t1/inventory/single-supplement', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('total'));
      return ok({ available: left, enough: left > 0, message: 'No private rooms are left.' });
    }),
  ];
  const offered = cart({ upgrade: { offered: true, unitPriceWithFeeMinor: 33_000, totalMinor: 33_000 } });
  open('manage', bookingOf(), { first: offered }, answers);
  await shows('3 more spots are left on this trip.');
  await press('Edit Room Selection');
  await shows('1 more private room is left on this trip.');
  left = 0;
  open('manage', bookingOf(), { first: offered }, answers);
  await press('Edit Room Selection');
  await shows('No more private rooms are left on this trip.');
  await press('Private room for everyone', '[role=switch]');
  await shows('No private rooms are left.');
  expect(new Set(asked)).toEqual(new Set(['1']));
});

it('shows the total next to what is paid, in an accordion on phones, and when a booking is final (T-261, T-276)', async () => {
  const booking = bookingOf({
    dueMinor: 50_000,
    finalText: 'Your booking is final 60 days before the start date.',
  });
  open('payment', booking, {}, [
    http.get('*/public/payments/config', () => ok({ provider: 'sandbox', takesCards: true })),
  ]);
  await until(() => expect(control('button[aria-expanded]', '$500.00')).toBeDefined());
  const fold = control('button[aria-expanded]', '$500.00')!;
  expect(fold.ariaExpanded ?? fold.getAttribute('aria-expanded')).toBe('false');
  fold.click();
  await until(() => expect(fold.getAttribute('aria-expanded')).toBe('true'));
  expect(document.querySelector('[class*="_288px"]')).not.toBeNull();
  open('manage', booking);
  await shows('Your booking is final 60 days before the start date.');
});
