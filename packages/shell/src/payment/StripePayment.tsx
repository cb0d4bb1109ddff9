import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import type { CardPaymentProps } from './CardPayment.tsx';
import { words } from './messages.ts';
import { PayForm } from './PayForm.tsx';
import { keptSource } from './source.ts';
import { StripeFields, stripeCard } from './StripeFields.tsx';
import { usePayment } from './usePayment.ts';

export type StripePaymentProps = CardPaymentProps & { publishableKey: string };

/**
 * Pays by Stripe's Payment Element: cards and the wallets that the payer's device has. What is entered goes from
 * Stripe's frame to Stripe; the server is given the payment method's id.
 */
export default function StripePayment(props: StripePaymentProps) {
  const { publishableKey, amountMinor: minor, currency } = props;
  return (
    <StripeFields publishableKey={publishableKey} amount={{ minor, currency }}>
      <StripeForm {...props} />
    </StripeFields>
  );
}

function StripeForm({
  operation,
  amountMinor,
  currency,
  label,
  payerName = '',
  kept = false,
  children,
  validate,
  ...options
}: StripePaymentProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const source = stripe && elements ? stripeCard(stripe, elements, payerName) : undefined;
  const payment = usePayment({ ...options, confirm: source?.confirm });
  const barred = useBarred(operation);
  const form = useForm({
    values: {},
    send: () => source && payment.pay(kept ? { ...source, ...keptSource } : source),
  });
  const submit = () => {
    if (!barred && (validate?.() ?? true)) void form.submit();
  };
  return (
    <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
      <PayForm
        payment={payment}
        amountMinor={amountMinor}
        currency={currency}
        label={label}
        barred={barred}
        isDisabled={kept ? !source : !ready}
        note={words.secureReal}
        fields={!kept && <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />}
      >
        {children}
      </PayForm>
    </Form>
  );
}
