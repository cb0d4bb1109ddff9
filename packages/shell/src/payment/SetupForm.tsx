import type { CardSaving } from '@caravan/sdk';
import { saveCard } from '@caravan/sdk/client';
import { getListCardsQueryKey } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { type ReactNode, useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import type { CardSetupProps } from './CardSetup.tsx';
import { words } from './messages.ts';
import { SetupActions } from './SetupActions.tsx';
import type { CardSource } from './source.ts';

export type SetupFormProps = CardSetupProps & {
  source: CardSource | undefined;
  fields: ReactNode;
  isDisabled: boolean;
};

/**
 * Saves the card in a provider's fields. If the bank requires authentication, the provider takes the
 * cardholder there.
 */
export function SetupForm({ source, fields, isDisabled, onSaved, onCancel }: SetupFormProps) {
  const [declined, setDeclined] = useState<string>();
  const barred = useBarred('saveCard');
  const keep = useChange(saveCard, { failed: 'here', refresh: [getListCardsQueryKey()] });

  const confirmed = async (saving: CardSaving): Promise<CardSaving> => {
    const { clientSecret, setupReference } = saving;
    if (!clientSecret || !setupReference || !source?.confirm) return saving;
    await source.confirm(clientSecret);
    return await keep.send({ setupReference });
  };
  const send = async () => {
    setDeclined(undefined);
    const entered = await source?.enter();
    if (!entered || entered === 'incomplete') return;
    if (!('method' in entered)) return setDeclined(entered.failure);
    const saving = await confirmed(await keep.send({ paymentMethod: entered.method }));
    // A card that the bank declines is a result, with the bank's message.
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
      {fields}
      <SetupActions
        isPending={form.isPending}
        isDisabled={isDisabled}
        barred={barred}
        {...(onCancel && { onCancel })}
      />
    </Form>
  );
}
