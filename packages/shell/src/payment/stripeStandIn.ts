import type { Stripe } from '@stripe/stripe-js';

/** What Stripe.js does for a card number, per Stripe's documented test cards. */
const outcomes: Record<
  string,
  { method: string; type?: string } | { error: { type: string; message: string } }
> = {
  '4242424242424242': { method: 'pm_card_visa' },
  '4000002760003184': { method: 'pm_card_authenticationRequired' },
  '000123456789': { method: 'pm_bank', type: 'us_bank_account' },
  '4000000000000069': { error: { type: 'card_error', message: 'Your card has expired.' } },
};

/** Whether a payment waits for the bank (true) or still for the payer's mandate. */
let agreed = true;
let bank = () => Promise.resolve();

/**
 * Replaces Stripe.js in stories, which can't call other origins: one field, and what the script reports about
 * it. The number stays inside, as in Stripe's frame. Stripe's loader keeps the first script it finds, so all
 * stories share this one, and it asks the bank of the most recent story.
 */
export function stripeStandIn(asks: () => Promise<void> = () => Promise.resolve()) {
  bank = asks;
  return standIn;
}

const standIn = Object.assign(() => stripe() as unknown as Stripe, { version: 'stand-in' });

function stripe() {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  const fault = document.createElement('p');
  const digits = () => field.value.replace(/\D/g, '');
  const element = {
    on: (event: string, heard: (e: unknown) => void) => {
      if (event === 'ready') setTimeout(() => heard({ elementType: 'payment' }), 0);
      return element;
    },
    off: () => element,
    mount: (at: HTMLElement) => {
      field.value = fault.textContent = '';
      at.append(field, fault);
    },
    update: () => undefined,
    unmount: () => field.remove(),
    destroy: () => field.remove(),
  };
  const elements = {
    create: () => element,
    getElement: () => element,
    update: () => undefined,
    on: () => elements,
    submit: () => {
      fault.textContent = digits() ? '' : 'Your card number is incomplete.';
      const error = { type: 'validation_error', message: fault.textContent };
      return Promise.resolve(digits() ? {} : { error });
    },
  };
  const made = () => {
    const outcome = outcomes[digits()] ?? {
      error: { type: 'card_error', message: 'Your card was declined.' },
    };
    if (!('method' in outcome)) return outcome;
    agreed = outcome.type === undefined;
    return { paymentMethod: { id: outcome.method, type: outcome.type ?? 'card' } };
  };
  return {
    elements: () => elements,
    createToken: () => Promise.reject(new Error('not used')),
    confirmCardPayment: () => Promise.reject(new Error('not used')),
    retrievePaymentIntent: () =>
      Promise.resolve({ paymentIntent: { status: agreed ? 'requires_action' : 'requires_confirmation' } }),
    confirmPayment: () => bank().then(() => ({ paymentIntent: { status: 'processing' } })),
    createPaymentMethod: () => Promise.resolve(made()),
    handleNextAction: () => bank().then(() => ({ paymentIntent: { status: 'requires_capture' } })),
  };
}
