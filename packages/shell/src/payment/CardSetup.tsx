import type { CardSaving } from '@caravan/sdk';
import { getGetPaymentConfigQueryOptions } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { words } from './messages.ts';
import { SetupForm } from './SetupForm.tsx';
import { useSandboxFrame } from './useSandboxFrame.tsx';

const StripeSetup = lazy(() => import('./StripeSetup.tsx'));

export type CardSetupProps = {
  /** The cardholder's name, for the test cards. */
  payerName?: string;
  /** Called with the saved card and the server's label for it. */
  onSaved: (saving: CardSaving) => void;
  onCancel?: () => void;
};

/** Saves a card for later payments (T-055 to T-057). Nothing is charged. */
export function CardSetup(props: CardSetupProps) {
  const config = useQuery({ ...getGetPaymentConfigQueryOptions(), meta: { errorToast: false } });
  if (config.isError) {
    return <ErrorState compact title={words.configFailed} onRetry={() => void config.refetch()} />;
  }
  if (!config.data) return <SetupLoading />;
  const { provider, takesCards, publishableKey, scriptUrl, notice } = config.data;
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
        <StripeSetup publishableKey={publishableKey} scriptUrl={scriptUrl} {...props} />
      </Suspense>
    );
  }
  return <SandboxSetup {...props} />;
}

function SetupLoading() {
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton lines={4} />
    </div>
  );
}

function SandboxSetup(props: CardSetupProps) {
  const { source, fields } = useSandboxFrame(props.payerName ?? '');
  return <SetupForm {...props} source={source} fields={fields} isDisabled={!source} />;
}
