import type { CardSaving } from '@caravan/sdk';
import { saveCard } from '@caravan/sdk/client';
import { getListCardsQueryKey } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import type { CardSetupProps } from './CardSetup.tsx';
import { words } from './messages.ts';
import { SetupActions } from './SetupActions.tsx';
import { StripeFields, stripeCard } from './StripeFields.tsx';

export type StripeSetupProps = CardSetupProps & { publishableKey: string };

/** Keeps a card at Stripe. Where its bank asks who holds it, Stripe's frame leads there. */
export default function StripeSetup({ publishableKey, ...props }: StripeSetupProps) {
  return (
    <StripeFields publishableKey={publishableKey}>
      <SetupForm {...props} />
    </StripeFields>
  );
}

function SetupForm({ payerName = '', onSaved, onCancel }: CardSetupProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const barred = useBarred('saveCard');
  const keep = useChange(saveCard, { failed: 'here', refresh: [getListCardsQueryKey()] });
  const source = stripe && elements ? stripeCard(stripe, elements, payerName) : undefined;

  const confirmed = async (saving: CardSaving): Promise<CardSaving> => {
    const { status, clientSecret, setupReference } = saving;
    if (status !== 'requires_action' || !clientSecret || !setupReference) return saving;
    await source?.confirm?.(clientSecret);
    return await keep.send({ setupReference });
  };
  const send = async () => {
    setDeclined(undefined);
    const entered = await source?.enter();
    if (!entered || entered === 'incomplete') return;
    if (!('method' in entered)) return setDeclined(entered.failure);
    const saving = await confirmed(await keep.send({ paymentMethod: entered.method }));
    if (saving.card) onSaved(saving);
    else setDeclined(saving.message ?? words.declined);
  };
  const form = useForm({ values: {}, send });
  const failure = declined ?? form.failure;
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      {failure && (
        <Alert tone="error" title={words.notKept}>
          {failure}
        </Alert>
      )}
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
      <SetupActions
        isPending={form.isPending}
        isDisabled={!ready}
        barred={barred}
        {...(onCancel && { onCancel })}
      />
    </Form>
  );
}
