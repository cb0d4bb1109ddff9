import { ErrorState } from '@caravan/ui/ErrorState';
import { watchTheme } from '@caravan/ui/theme';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from './messages.ts';
import type { CardSource } from './source.ts';
import { stripeAppearance } from './stripeAppearance.ts';

export type StripeFieldsProps = {
  publishableKey: string;
  /** Script URL of a Stripe stand-in. */
  scriptUrl?: string | undefined;
  /** The amount to pay; undefined when saving a card for later. */
  amount?: { minor: number; currency: string };
  /** Bank debits in the amount's currency that the marketplace offers. */
  debits?: string[];
  children: ReactNode;
};

/** Loads Stripe's script from Stripe's origin and renders its Payment Element. */
export function StripeFields({
  publishableKey,
  scriptUrl,
  amount,
  debits = [],
  children,
}: StripeFieldsProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [appearance, setAppearance] = useState(() => stripeAppearance(document.body));
  useEffect(() => watchTheme(() => setAppearance(stripeAppearance(document.body))), []);
  useEffect(() => {
    let gone = false;
    const script = scriptUrl ? loadFrom(scriptUrl) : Promise.resolve();
    script
      .then(() => loadStripe(publishableKey))
      .then(
        (loaded) => !gone && (loaded ? setStripe(loaded) : setFailed(true)),
        () => !gone && setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [publishableKey, scriptUrl, attempt]);
  if (failed) {
    const again = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return <ErrorState title={words.configFailed} onRetry={again} />;
  }
  const shared = {
    paymentMethodCreation: 'manual' as const,
    // The server confirms without redirects, so payment methods that leave the page must not be offered.
    allowedPaymentMethodTypes: ['card', ...debits],
    locale: document.documentElement.lang.slice(0, 2) as 'auto',
    appearance,
  };
  const options: StripeElementsOptionsMode = amount
    ? { ...shared, mode: 'payment', amount: amount.minor, currency: amount.currency.toLowerCase() }
    : { ...shared, mode: 'setup' };
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}

/** Loads a stand-in for Stripe's script; Stripe's own loader uses the global that it finds. */
function loadFrom(scriptUrl: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error(`${scriptUrl} did not load`)));
    document.head.append(script);
  });
}

/** Stripe's fields as a source of payment methods. */
export function stripeCard(stripe: Stripe, elements: StripeElements, name: string): CardSource {
  return {
    enter: async () => {
      // Stripe shows at its fields what is missing.
      const checked = await elements.submit();
      if (checked.error) return 'incomplete';
      const made = await stripe.createPaymentMethod({
        elements,
        params: name ? { billing_details: { name } } : {},
      });
      return made.error
        ? { failure: made.error.message ?? words.failedText }
        : { method: named(made.paymentMethod) };
    },
    // The server asks Stripe for the outcome: what a browser reports about a payment isn't trusted.
    confirm: (clientSecret, payLater) =>
      (payLater
        ? // Affirm's page replaces this one and redirects back to it.
          stripe.confirmAffirmPayment(clientSecret, { return_url: location.href })
        : agree(stripe, clientSecret)
      ).then(() => undefined),
  };
}

/** A bank debit includes its type next to the token, so that the server lets the payer accept the mandate here. */
const named = ({ id, type }: { id: string; type: string }) => (debitTypes.has(type) ? `${type}:${id}` : id);
const debitTypes = new Set(['sepa_debit', 'us_bank_account', 'bacs_debit']);

/** Completes what a payment is waiting for: the mandate for a bank debit, or the bank's authentication for a card. */
async function agree(stripe: Stripe, clientSecret: string): Promise<void> {
  const { paymentIntent } = clientSecret.startsWith('pi_')
    ? await stripe.retrievePaymentIntent(clientSecret)
    : { paymentIntent: undefined };
  // What Stripe's protocol requires next, which the server can't know before the browser does.
  const { status: step } = paymentIntent ?? {};
  if (step !== 'requires_confirmation') {
    await stripe.handleNextAction({ clientSecret });
    return;
  }
  const confirmParams = { return_url: location.href };
  await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
}
