import type {
  PayoutAccount,
  PayoutAccountInput,
  PayoutVerification,
  PayoutVerificationInput,
} from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { type ChangeRequest, useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

const PayoutAccountDialog = lazy(() =>
  import('./PayoutAccountDialog.tsx').then((m) => ({ default: m.PayoutAccountDialog })),
);

export type PayoutAccountCardProps = {
  /** Undefined while loading. */
  account: PayoutAccount | undefined;
  error?: string | undefined;
  onRetry?: () => void;
  save: (input: PayoutAccountInput, request: ChangeRequest) => Promise<PayoutAccount>;
  /** Asks the payment provider whether it has enough information about the payee. */
  verify: (input: PayoutVerificationInput, request: ChangeRequest) => Promise<PayoutVerification>;
  /** The page that the provider redirects back to. */
  returnPath: string;
  /** Why this person can't change the account, such as during impersonation. */
  barred?: string | undefined;
};

const w = words.account;

/** The payout account: set or changed in a dialog, and verified on the provider's own page. */
export function PayoutAccountCard(props: PayoutAccountCardProps) {
  const { account, error, onRetry, barred } = props;
  const [editing, setEditing] = useState(false);
  const open = (label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      onPress={() => setEditing(true)}
      {...(barred && { disabledReason: barred })}
      isDisabled={!!barred}
    >
      {label}
    </Button>
  );
  return (
    <Card title={w.title} description={w.text}>
      {error !== undefined ? (
        <ErrorState compact level={3} {...(onRetry && { onRetry })}>
          {error}
        </ErrorState>
      ) : !account ? (
        <Skeleton lines={4} />
      ) : account.set ? (
        <div className="grid grid-cols-1 gap-6">
          <Kept account={account} />
          <div className="flex flex-wrap gap-3">{open(w.change, 'secondary')}</div>
          <Verification {...props} />
        </div>
      ) : (
        <EmptyState level={3} art="coins" title={w.none} action={open(w.add, 'primary')}>
          {w.noneText}
        </EmptyState>
      )}
      <Suspense>
        {editing && account && (
          <PayoutAccountDialog account={account} save={props.save} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </Card>
  );
}

function Kept({ account }: { account: PayoutAccount }) {
  const format = useFormat();
  return (
    <Facts
      items={[
        { id: 'holder', label: w.holder, value: account.holder },
        { id: 'number', label: w.number, value: w.numberKept(account.last4 ?? '') },
        ...(account.country ? [{ id: 'country', label: w.country, value: account.country }] : []),
        ...(account.updatedAt
          ? [{ id: 'updated', label: w.updated, value: format.instant(account.updatedAt, 'date') }]
          : []),
      ]}
    />
  );
}

function Verification({ verify, returnPath, barred }: PayoutAccountCardProps) {
  const check = useChange(verify, { failed: 'here' });
  const found = check.data;
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <p className="text-sm text-muted">{w.verifyText}</p>
      <div>
        <Button
          variant="secondary"
          isPending={check.isPending}
          isDisabled={!!barred}
          {...(barred && { disabledReason: barred })}
          onPress={() => check.run({ returnPath })}
        >
          {w.verify}
        </Button>
      </div>
      {check.problem && <Alert tone="error">{check.problem}</Alert>}
      {found && (
        <Alert tone={found.done ? 'success' : 'warning'}>
          <p>{found.text}</p>
          {found.url && (
            <LinkButton href={found.url} size="sm" className="mt-3">
              {w.verifyAt}
            </LinkButton>
          )}
        </Alert>
      )}
    </div>
  );
}
