import type { BankDebit } from '@caravan/sdk';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { CardForm } from './CardForm.tsx';
import type { CardPaymentProps } from './CardPayment.tsx';
import { words } from './messages.ts';
import { StripeFields, stripeCard } from './StripeFields.tsx';

export type StripePaymentProps = CardPaymentProps & {
  publishableKey: string;
  scriptUrl?: string | undefined;
  /** Offers the wallets of the payer's device. */
  wallets?: boolean | undefined;
  /** Bank debits, each for its currency. */
  debits?: BankDebit[] | undefined;
};

/**
 * Pays with Stripe's Payment Element: cards and the wallets on the payer's device. Input goes from Stripe's
 * frame directly to Stripe; our server receives only the payment method's ID.
 */
export default function StripePayment({
  publishableKey,
  scriptUrl,
  debits = [],
  wallets = true,
  ...props
}: StripePaymentProps) {
  const { amountMinor: minor, currency } = props;
  return (
    <StripeFields
      publishableKey={publishableKey}
      scriptUrl={scriptUrl}
      amount={{ minor, currency }}
      debits={debits.filter((debit) => debit.currency === currency).map((debit) => debit.method)}
    >
      <StripeForm {...props} wallets={wallets} />
    </StripeFields>
  );
}

function StripeForm({ wallets, ...props }: CardPaymentProps & { wallets: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const shown = wallets ? 'auto' : 'never';
  const source = stripe && elements ? stripeCard(stripe, elements, props.payerName ?? '') : undefined;
  return (
    <CardForm
      {...props}
      source={source}
      fields={
        <PaymentElement
          options={{ layout: 'tabs', wallets: { applePay: shown, googlePay: shown } }}
          onReady={() => setReady(true)}
        />
      }
      isDisabled={props.kept || props.payLater ? !source : !ready}
      note={words.secureReal}
    />
  );
}
