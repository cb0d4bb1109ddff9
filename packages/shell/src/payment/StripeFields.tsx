import { ErrorState } from '@caravan/ui/ErrorState';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from './messages.ts';
import type { CardSource } from './source.ts';
import { stripeAppearance } from './stripeAppearance.ts';

export type StripeFieldsProps = {
  publishableKey: string;
  /** What is paid; nothing when a card is kept for later. */
  amount?: { minor: number; currency: string };
  children: ReactNode;
};

/** Loads Stripe's script, from Stripe's origin, and gives what is inside its Payment Element. */
export function StripeFields({ publishableKey, amount, children }: StripeFieldsProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [appearance] = useState(() => stripeAppearance(document.body));
  useEffect(() => {
    let gone = false;
    loadStripe(publishableKey).then(
      (loaded) => !gone && (loaded ? setStripe(loaded) : setFailed(true)),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [publishableKey, attempt]);
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
    allowedPaymentMethodTypes: ['card'] as string[],
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
        : { method: made.paymentMethod.id };
    },
    // How it ended is the server's to ask: what a browser says of a payment counts for nothing.
    confirm: (clientSecret) => stripe.handleNextAction({ clientSecret }).then(() => undefined),
  };
}
