import type { PaymentResult } from '@caravan/sdk';
import { control, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { PayBy } from './PayBy.tsx';

const paid = { paymentId: 'p1', status: 'succeeded', amountMinor: 1, currency: 'USD' } as PaymentResult;
const config = http.get('*/payment-config', () => ok({ provider: 'sandbox', takesCards: true }));
const wallet = (cards: object[], usableMinor: number) => [
  http.get('*/api/me/cards', () => ok({ items: cards })),
  http.get('*/api/me/credits', () => ok({ items: [], currency: 'USD', usableMinor })),
  http.get('*/public/payments/config', () => ok({ provider: 'sandbox', takesCards: true })),
  config,
];
/** The provider's iframe, the only place that asks for a card number. */
const cardFields = () => document.querySelector('iframe[title="Card details"]');
const visa = { id: 'c1', label: 'Visa ···· 4242' };

function pay(answers: ReturnType<typeof wallet>, cardOnlyMinor = 0, answer = paid) {
  const start = vi.fn(() => Promise.resolve(answer));
  show(
    <PayBy
      operation="payBooking"
      storageKey={`t.${Math.random()}`}
      amountMinor={50_000}
      cardOnlyMinor={cardOnlyMinor}
      currency="USD"
      label={(amount) => `Pay ${amount}`}
      start={start}
      onSucceeded={() => undefined}
      onRefused={() => undefined}
    />,
    { answers },
  );
  return start;
}

it('a card that is kept pays, without its number being asked for', async () => {
  const start = pay(wallet([visa], 0));
  await shows('Visa ···· 4242');
  expect(cardFields()).toBeNull();
  await press('Pay $500');
  await until(() => expect(start).toHaveBeenCalledWith({ cardId: 'c1' }, expect.anything()));
});

it('credit pays its part and the card the rest; what only a card may pay stays with it', async () => {
  const start = pay(wallet([visa], 80_000), 10_000);
  await press('Use $400.00', 'input');
  await press('Pay $100');
  await until(() =>
    expect(start).toHaveBeenCalledWith({ creditMinor: 40_000, cardId: 'c1' }, expect.anything()),
  );
});

it('credit alone needs no card', async () => {
  const start = pay(wallet([], 80_000));
  await press('Use $500.00', 'input');
  await until(() => expect(cardFields()).toBeNull());
  await press('with trip credit');
  await until(() => expect(start).toHaveBeenCalledWith({ creditMinor: 50_000 }, expect.anything()));
});

it('without a wallet a new card still pays', async () => {
  pay([
    http.get('*/api/me/cards', () => refusal(500, 'broken', 'internal')),
    http.get('*/api/me/credits', () => refusal(500, 'broken', 'internal')),
    ...wallet([], 0).slice(2),
  ]);
  await until(() => expect(cardFields()).not.toBeNull());
  expect(isShown('credit')).toBe(false);
});

const payLater = { method: 'affirm', currency: 'USD', minimumMinor: 5_000, maximumMinor: 60_000 };
const asked = { ...paid, status: 'requires_action', secret: 's', amountMinor: 50_000 } as PaymentResult;
const ends: unknown[] = [];
const affirm = (usableMinor: number, later: object | undefined = payLater) => [
  http.get('*/api/me/cards', () => ok({ items: [visa], payLater: later })),
  http.get('*/public/payments/p1', () => ok(asked)),
  http.post('*/public/payments/p1/authenticate', async ({ request }) => {
    ends.push(await request.json());
    return ok({ ...asked, status: 'failed', failureMessage: 'Affirm didn’t approve this payment.' });
  }),
  ...wallet([visa], usableMinor).slice(1),
];

it('pays over time with Affirm, and says when Affirm declines, with nothing lost (T-179, T-231)', async () => {
  const start = pay(affirm(0), 0, asked);
  await press('Affirm', 'input');
  await until(() => expect(cardFields()).toBeNull());
  await press('Pay $500');
  await until(() => expect(start).toHaveBeenCalledWith({ paymentMethod: 'affirm' }, expect.anything()));
  await shows('Affirm asks you to agree to pay $500 over time.');
  await press('Decline payment');
  await shows('Affirm didn’t approve this payment.');
  expect(ends).toEqual([{ approve: false }]);
});

it('shows Affirm to no one else, and not below its minimum (T-179)', async () => {
  const choice = () => control('input[type=radio]', 'Affirm');
  pay([http.get('*/api/me/cards', () => ok({ items: [visa] })), ...affirm(0).slice(1)]);
  await shows('Visa ···· 4242');
  expect(choice()).toBeUndefined();
  pay(affirm(47_000));
  await until(() => expect(choice()).toBeDefined());
  await press('Use $470.00', 'input');
  await until(() => expect(choice()).toBeUndefined());
});
