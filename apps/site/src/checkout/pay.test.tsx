import { type Hold, marketplaceNow, type PublicTrip, type TripExtra } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { forgetPayment, rememberPayment } from '@caravan/shell/runningPayment';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { type Checkout, CheckoutContext } from './CheckoutContext.ts';
import { DiscountField } from './DiscountField.tsx';
import type { Draft, Person } from './draft.ts';
import { HoldTimer } from './HoldTimer.tsx';
import { NightPicker } from './NightPicker.tsx';
import { PayStep } from './PayStep.tsx';
import { firstSelection, type Selection } from './selection.ts';

const trip = {
  id: 't1',
  tripPath: 'crater-lakes',
  name: 'Crater lakes',
  cancellationPolicy: [],
} as unknown as PublicTrip;
const quote = {
  currency: 'USD',
  totalMinor: 250_000,
  depositMinor: 62_500,
  paymentDueDate: '2027-03-01',
  lines: [],
};
const hold = { id: 'h1', state: 'active', spots: 1, quote } as unknown as Hold;
const free = {
  ...hold,
  discountCode: 'FREE',
  quote: { ...quote, totalMinor: 0, depositMinor: 0 },
} as unknown as Hold;
const ada: Person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '+12025550100',
  gender: null,
  dateOfBirth: '1990-01-01',
  countryCode: 'US',
};
const draft: Draft = {
  selection: firstSelection,
  people: [ada],
  hold: { id: 'h1', token: 'secret', expiresAt: '2027-01-01T00:00:00Z' },
  paymentOption: 'minimum',
};

const within = (step: React.ReactNode, of: Hold, answers: Parameters<typeof show>[1] = {}) =>
  show(
    <CheckoutContext.Provider value={{ trip, draft, hold: of } as unknown as Checkout}>
      {step}
    </CheckoutContext.Provider>,
    { route: '/', others: ['/trips/$tripPath/book/$step'], ...answers },
  );

it('a code is refused at its field, with the server’s sentence', async () => {
  within(<DiscountField />, hold, {
    answers: [
      http.post('*/public/holds/h1/discount', () =>
        Response.json(
          {
            success: false,
            code: 'invalid',
            error: 'Check the fields',
            fields: { code: 'This code has expired' },
          },
          { status: 422 },
        ),
      ),
    ],
  });
  await fill('Discount code', 'LATE');
  await press('Apply');
  await shows('This code has expired');
  expect(control('button', 'Remove')).toBeUndefined();
});

it('a code that is applied says so, and can be taken off', async () => {
  within(<DiscountField />, { ...hold, discountCode: 'SPRING' });
  await shows('Discount code SPRING is applied.');
  expect(control('button', 'Remove discount code SPRING')).toBeDefined();
  expect(control('input', 'Discount code')).toBeUndefined();
});

it('no time runs while a payment for the spots is on its way', async () => {
  show(<HoldTimer id="h1" expiresAt={new Date(marketplaceNow() + 600_000).toISOString()} />, { route: '/' });
  await shows('We’re holding your spots for');
  rememberPayment('hold.h1', { paymentId: 'p1', secret: 's' });
  await shows('Your spots are held for as long as your payment is on its way.');
  expect(isShown('We’re holding your spots for')).toBe(false);
  forgetPayment('hold.h1');
  await shows('We’re holding your spots for');
});

it('a code over the whole price books without a card', async () => {
  let sent: unknown;
  within(<PayStep />, free, {
    answers: [
      http.post('*/public/holds/h1/payment', async ({ request }) => {
        sent = await request.json();
        return ok({
          paymentId: 'p1',
          status: 'succeeded',
          amountMinor: 0,
          currency: 'USD',
          orderId: 'CAR-1',
        });
      }),
    ],
  });
  await shows('Your discount covers the whole price');
  expect(control('input', 'Card number')).toBeUndefined();
  expect(isShown('Pay the deposit')).toBe(false);
  await press('Book without payment');
  await shows('Please accept the terms and conditions');
  expect(sent).toBeUndefined();
  await press('I have read the cancellation policy', 'input');
  await press('Book without payment');
  await until(() => expect(sent).toMatchObject({ amountMinor: 0, paymentOption: 'full', paymentMethod: '' }));
});

const later = {
  method: 'affirm',
  country: 'US',
  currency: 'USD',
  minimumMinor: 5_000,
  maximumMinor: 3_000_000,
};
const asPayer = (countryCode: string, sent: unknown[] = []) =>
  show(
    <CheckoutContext.Provider
      value={{ trip, draft: { ...draft, people: [{ ...ada, countryCode }] }, hold } as unknown as Checkout}
    >
      <PayStep />
    </CheckoutContext.Provider>,
    {
      route: '/',
      others: ['/trips/$tripPath/book/$step'],
      answers: [
        http.get('*/public/payments/config', () =>
          ok({ provider: 'sandbox', takesCards: true, payLater: later }),
        ),
        http.post('*/public/holds/h1/payment', async ({ request }) => {
          sent.push(await request.json());
          return ok({
            paymentId: 'p1',
            status: 'failed',
            amountMinor: 62_500,
            currency: 'USD',
            failureMessage: 'Affirm didn’t approve this payment.',
          });
        }),
      ],
    },
  );

it('who books from the US pays over time, and whom Affirm declines keeps the spots (T-179)', async () => {
  const sent: unknown[] = [];
  asPayer('US', sent);
  await press('Affirm', 'input');
  await press('I have read the cancellation policy', 'input');
  await press('Pay $625');
  await until(() => expect(sent).toMatchObject([{ amountMinor: 62_500, paymentMethod: 'affirm' }]));
  await shows('Affirm didn’t approve this payment.');
});

it('Affirm is offered nowhere else (T-179)', async () => {
  asPayer('PT');
  await until(() => expect(document.querySelector('iframe[title="Card details"]')).not.toBeNull());
  expect(isShown('Affirm')).toBe(false);
});

it('a hold that ran out in the middle is said, and read again', async () => {
  within(<PayStep />, free, {
    answers: [
      http.post('*/public/holds/h1/payment', () => refusal(409, 'Your hold has ended.', 'hold_expired')),
    ],
  });
  await press('I have read the cancellation policy', 'input');
  await press('Book without payment');
  await shows('Your hold has ended.');
});

it('one night on each side, and none that are gone', async () => {
  const extras = [
    {
      id: 'n1',
      name: 'Harbor hotel',
      type: 'accommodation',
      timing: 'preTrip',
      unitPriceWithFeeMinor: 9_000,
      available: 2,
    },
    {
      id: 'n2',
      name: 'Old town inn',
      type: 'accommodation',
      timing: 'preTrip',
      unitPriceWithFeeMinor: 7_000,
      available: 0,
    },
  ] as unknown as TripExtra[];
  let chosen: Selection = firstSelection;
  show(
    <NightPicker
      trip={{ ...trip, extras }}
      extras={extras}
      names={['Ada', 'Grace']}
      selection={chosen}
      onChange={(next) => (chosen = next)}
      money={(minor) => `$${minor / 100}`}
    />,
  );
  await shows('Harbor hotel');
  await shows('$90');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
  boxes[1]!.click();
  expect(chosen.activities).toEqual({ n1: [1] });
});
