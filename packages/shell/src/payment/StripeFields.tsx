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
  /** Where a stand-in for Stripe has its script. */
  scriptUrl?: string | undefined;
  /** What is paid; nothing when a card is kept for later. */
  amount?: { minor: number; currency: string };
  /** Bank debits of the amount's currency that the marketplace offers. */
  debits?: string[];
  children: ReactNode;
};

/** Loads Stripe's script, from Stripe's origin, and gives what is inside its Payment Element. */
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
    // The server confirms without redirects, so methods that leave the page must not be offered.
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

/** Loads a script that stands in for Stripe's; Stripe's own loader takes what it finds. */
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
      // Stripe says at its fields what is missing.
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
    // How it ended is the server's to ask: what a browser says of a payment counts for nothing.
    confirm: (clientSecret, payLater) =>
      (payLater
        ? // Affirm's page takes the place of this one, and leads back to it.
          stripe.confirmAffirmPayment(clientSecret, { return_url: location.href })
        : agree(stripe, clientSecret)
      ).then(() => undefined),
  };
}

/** A bank debit is named beside its token: the server lets its payer agree here. */
const named = ({ id, type }: { id: string; type: string }) => (debitTypes.has(type) ? `${type}:${id}` : id);
const debitTypes = new Set(['sepa_debit', 'us_bank_account', 'bacs_debit']);

/** Asks what a payment waits for: the payer's word for a bank debit, or the bank's question for a card. */
async function agree(stripe: Stripe, clientSecret: string): Promise<void> {
  const { paymentIntent } = clientSecret.startsWith('pi_')
    ? await stripe.retrievePaymentIntent(clientSecret)
    : { paymentIntent: undefined };
  // What Stripe's own protocol asks for next, which our server cannot know before the browser does.
  const { status: step } = paymentIntent ?? {};
  if (step !== 'requires_confirmation') {
    await stripe.handleNextAction({ clientSecret });
    return;
  }
  const confirmParams = { return_url: location.href };
  await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
}
