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
  /** What `start` calls; an admin who stands in for somebody cannot use it. */
  operation: string;
  /** What the server says is paid; it also stands on the button. */
  amountMinor: number;
  currency: string;
  /** The button's words for an amount: `(amount) => \`Pay ${amount}\``. */
  label: (amount: string) => string;
  /** Something that needs no fields pays: a card that is kept, or credit; `start` knows which. */
  kept?: boolean;
  /** Pays over time by this method, which needs no fields either. */
  payLater?: string | undefined;
  /** A discount of the whole price leaves nothing for a provider to take. */
  free?: boolean;
  /** The payer's name, for the test cards. */
  payerName?: string;
  /** Between the card and the button, such as terms. */
  children?: ReactNode;
  /** Checks what stands in `children`; false keeps the payment from starting. */
  validate?: () => boolean;
};

/**
 * A card form and everything that follows pressing its button, up to success. The marketplace's provider takes the
 * card: where it is a real one, in the provider's own fields. Where the marketplace's pages take no cards, its server
 * says so in their place.
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
