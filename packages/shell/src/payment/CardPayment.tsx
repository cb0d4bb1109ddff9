import { Alert } from '@caravan/ui/Alert';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { getGetPaymentConfigQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { words } from './messages.ts';
import { SandboxPayment } from './SandboxPayment.tsx';
import type { UsePaymentOptions } from './usePayment.ts';

const StripePayment = lazy(() => import('./StripePayment.tsx'));

export type CardPaymentProps = Omit<UsePaymentOptions, 'confirm'> & {
  /** The operation that `start` calls, which an impersonating admin can't use. */
  operation: string;
  /** The amount according to the server, which is also on the button. */
  amountMinor: number;
  currency: string;
  /** The button's label for an amount: `(amount) => \`Pay ${amount}\``. */
  label: (amount: string) => string;
  /** Pays without fields: with a saved card or credit; `start` knows which. */
  kept?: boolean;
  /** Pays over time with this method, which needs no fields either. */
  payLater?: string | undefined;
  /** The discount covers the whole price, so no provider is involved. */
  free?: boolean;
  /** The payer's name, for the test cards. */
  payerName?: string;
  /** Content between the card and the button, such as terms. */
  children?: ReactNode;
  /** Validates what is in `children`; false prevents the payment from starting. */
  validate?: () => boolean;
};

/**
 * A card form and everything after its button is pressed, until success. The marketplace's provider collects
 * the card, a real one in its own fields. If the marketplace's pages don't accept cards, a message from its
 * server is shown instead.
 */
export function CardPayment(props: CardPaymentProps) {
  return props.free ? <SandboxPayment {...props} kept /> : <ProviderPayment {...props} />;
}

function ProviderPayment(props: CardPaymentProps) {
  const config = useQuery({
    ...getGetPaymentConfigQueryOptions(),
    meta: { errorToast: false, signedOutAllowed: true },
  });
  if (config.isError) {
    return <ErrorState title={words.configFailed} onRetry={() => void config.refetch()} />;
  }
  if (!config.data) return <CardLoading />;
  const { provider, takesCards, publishableKey, scriptUrl, notice, wallets, debits } = config.data;
  if (!takesCards) {
    return (
      <Alert tone="warning" title={words.noCards}>
        {notice}
      </Alert>
    );
  }
  if (provider === 'stripe' && publishableKey) {
    return (
      <Suspense fallback={<CardLoading />}>
        <StripePayment
          publishableKey={publishableKey}
          scriptUrl={scriptUrl}
          wallets={wallets}
          debits={debits}
          {...props}
        />
      </Suspense>
    );
  }
  return <SandboxPayment {...props} />;
}

function CardLoading() {
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton lines={6} />
    </div>
  );
}
