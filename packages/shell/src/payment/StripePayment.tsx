import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { CardForm } from './CardForm.tsx';
import type { CardPaymentProps } from './CardPayment.tsx';
import { words } from './messages.ts';
import { StripeFields, stripeCard } from './StripeFields.tsx';

export type StripePaymentProps = CardPaymentProps & { publishableKey: string };

/**
 * Pays by Stripe's Payment Element: cards and the wallets that the payer's device has. What is entered goes from
 * Stripe's frame to Stripe; the server is given the payment method's id.
 */
export default function StripePayment({ publishableKey, ...props }: StripePaymentProps) {
  const { amountMinor: minor, currency } = props;
  return (
    <StripeFields publishableKey={publishableKey} amount={{ minor, currency }}>
      <StripeForm {...props} />
    </StripeFields>
  );
}

function StripeForm(props: CardPaymentProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const source = stripe && elements ? stripeCard(stripe, elements, props.payerName ?? '') : undefined;
  return (
    <CardForm
      {...props}
      source={source}
      fields={<PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />}
      isDisabled={props.kept ? !source : !ready}
      note={words.secureReal}
    />
  );
}
