import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import type { CardSetupProps } from './CardSetup.tsx';
import { SetupForm } from './SetupForm.tsx';
import { StripeFields, stripeCard } from './StripeFields.tsx';

export type StripeSetupProps = CardSetupProps & { publishableKey: string; scriptUrl?: string | undefined };

/** Saves a card at Stripe. If the bank requires authentication, Stripe's frame handles it. */
export default function StripeSetup({ publishableKey, scriptUrl, ...props }: StripeSetupProps) {
  return (
    <StripeFields publishableKey={publishableKey} scriptUrl={scriptUrl}>
      <StripeForm {...props} />
    </StripeFields>
  );
}

function StripeForm(props: CardSetupProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  return (
    <SetupForm
      {...props}
      source={stripe && elements ? stripeCard(stripe, elements, props.payerName ?? '') : undefined}
      fields={<PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />}
      isDisabled={!ready}
    />
  );
}
