import { createSandboxToken, saveCard } from '@caravan/sdk/client';
import type { CardSaving } from '@caravan/sdk';
import { getGetPaymentConfigQueryOptions, getListCardsQueryKey } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import { type CardErrors, type CardInput, checkCard, emptyCard, toTestCard } from './card.ts';
import { CardFields } from './CardFields.tsx';
import { words } from './messages.ts';
import { SetupActions } from './SetupActions.tsx';
import { TestCards } from './TestCards.tsx';

const StripeSetup = lazy(() => import('./StripeSetup.tsx'));

export type CardSetupProps = {
  /** The holder's name, for the test cards. */
  payerName?: string;
  /** The kept card, with the server's words for it. */
  onSaved: (saving: CardSaving) => void;
  onCancel?: () => void;
};

/** Keeps a card for later payments (T-055 to T-057). Nothing is charged. */
export function CardSetup(props: CardSetupProps) {
  const config = useQuery({ ...getGetPaymentConfigQueryOptions(), meta: { errorToast: false } });
  if (config.isError) {
    return <ErrorState compact title={words.configFailed} onRetry={() => void config.refetch()} />;
  }
  if (!config.data) return <SetupLoading />;
  const { provider, takesCards, publishableKey, notice } = config.data;
  if (!takesCards) {
    return (
      <Alert tone="warning" title={words.noCards}>
        {notice}
      </Alert>
    );
  }
  if (provider === 'stripe' && publishableKey) {
    return (
      <Suspense fallback={<SetupLoading />}>
        <StripeSetup publishableKey={publishableKey} {...props} />
      </Suspense>
    );
  }
  return <SetupForm {...props} />;
}

function SetupLoading() {
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton lines={4} />
    </div>
  );
}

const fields = ['number', 'expiry', 'cvc', 'name'] as const;

function SetupForm({ payerName = '', onSaved, onCancel }: CardSetupProps) {
  const barred = useBarred('saveCard');
  const [declined, setDeclined] = useState<string>();
  const token = useChange(createSandboxToken, { failed: 'here' });
  const keep = useChange(saveCard, {
    failed: 'here',
    refresh: [getListCardsQueryKey()],
    // A card that the bank declined is an answer, with the bank's sentence.
    onDone: (saving) => (saving.card ? onSaved(saving) : setDeclined(saving.message ?? words.declined)),
  });
  const form = useForm({
    values: emptyCard,
    check: checkCard,
    names: { expMonth: 'expiry', expYear: 'expiry' },
    send: async (card: CardInput) => {
      setDeclined(undefined);
      const { token: paymentMethod } = await token.send(toTestCard(card));
      await keep.send({ paymentMethod });
    },
  });
  const change = (card: CardInput) => {
    for (const name of fields) form.set(name, card[name]);
  };
  const errors: CardErrors = {};
  for (const name of fields) {
    const { error } = form.field(name);
    if (error) errors[name] = error;
  }
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      {(declined ?? form.failure) && (
        <Alert tone="error" title={words.notKept}>
          {declined ?? form.failure}
        </Alert>
      )}
      <CardFields value={form.values} onChange={change} errors={errors} />
      <TestCards name={payerName} onChoose={change} />
      <SetupActions isPending={form.isPending} barred={barred} {...(onCancel && { onCancel })} />
    </Form>
  );
}
