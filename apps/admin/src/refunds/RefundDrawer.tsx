import type { QueuedRefund } from '@caravan/sdk';
import { retryRefund } from '@caravan/sdk/client';
import { useGetRefund } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { Timeline } from '@caravan/ui/Timeline';
import { lazy, Suspense, useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { Entries } from './Entries.tsx';
import { words } from './messages.ts';
import { tones } from './useRefundTable.tsx';

const ReplaceDialog = lazy(() => import('./ReplaceDialog.tsx'));

export type RefundDrawerProps = { id: string; onClose: () => void };

/** One refund: what it is for, what happened to it, its entries in the books, and what can be done. */
export default function RefundDrawer({ id, onClose }: RefundDrawerProps) {
  const { data: refund, error, refetch } = useGetRefund(id, { query: { throwOnError: false } });
  const format = useFormat();
  const [acting, setActing] = useState<'retry' | 'replace'>();
  const can = new Set(refund?.availableActions);
  const end = () => setActing(undefined);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={refund ? words.refund(format.money(refund.amountMinor, refund.currency)) : words.title}
      {...(can.size > 0 && {
        footer: (
          <>
            {can.has('replace') && (
              <Button variant="secondary" onPress={() => setActing('replace')}>
                {can.has('retry') ? words.replace : words.close}
              </Button>
            )}
            {can.has('retry') && <Button onPress={() => setActing('retry')}>{words.retry}</Button>}
          </>
        ),
      })}
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : refund ? (
        <Contents refund={refund} />
      ) : (
        <Skeleton lines={8} />
      )}
      {refund && acting === 'retry' && <Retry refund={refund} onClose={end} />}
      <Suspense fallback={null}>
        {refund && acting === 'replace' && <ReplaceDialog refund={refund} onClose={end} />}
      </Suspense>
    </Drawer>
  );
}

function Contents({ refund }: { refund: QueuedRefund }) {
  const format = useFormat();
  const c = words.columns;
  const { bookingId, orderId, customerId, customer, tripId, tripName, failure, failureCode, awaits } = refund;
  return (
    <div className="flex flex-col gap-6">
      <Badge tone={tones[refund.state]} dot className="self-start">
        {words.states[refund.state]}
      </Badge>
      {failure && (
        <Alert tone="error">
          {failure} {failureCode && <span className="text-muted">{words.providerSays(failureCode)}</span>}
        </Alert>
      )}
      {refund.refusal && <Alert tone="warning">{refund.refusal}</Alert>}
      {awaits && <Alert tone="warning">{words.awaits(awaits.by, awaits.reference)}</Alert>}
      <Facts
        rows={[
          [
            c.order,
            bookingId ? <TextLink href={paths.booking(bookingId)}>{orderId}</TextLink> : words.noOrder,
          ],
          customerId && [c.person, <TextLink href={paths.user(customerId)}>{customer}</TextLink>],
          tripId && [c.trip, <TextLink href={paths.trip(tripId)}>{tripName}</TextLink>],
          [c.method, refund.method],
          [c.cause, [words.causes[refund.cause], refund.reason].filter(Boolean).join(' · ')],
          [c.askedBy, refund.askedBy ?? words.nobody],
          [c.asked, format.instant(refund.askedAt)],
        ]}
      />
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{words.history}</h3>
        <Timeline
          look="log"
          label={words.history}
          level={4}
          entries={(refund.steps ?? []).map(({ at, text, by, note }, i) => ({
            id: `${i}`,
            marker: format.instant(at),
            title: text,
            who: by,
            ...(note && { children: <span className="text-sm wrap-anywhere text-muted">{note}</span> }),
          }))}
        />
      </section>
      {refund.entries && refund.entries.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{words.entries}</h3>
          <Entries refund={refund} />
        </section>
      )}
    </div>
  );
}

function Retry({ refund, onClose }: { refund: QueuedRefund; onClose: () => void }) {
  const format = useFormat();
  const retry = useChange(retryRefund, { failed: 'here', done: words.retried, onDone: onClose });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => retry.run(refund.id)}
      title={words.retryTitle}
      confirmLabel={words.retry}
      cancelLabel={words.cancel}
      isPending={retry.isPending}
      error={retry.problem}
    >
      {[
        words.retryText(format.money(refund.amountMinor, refund.currency), refund.method),
        refund.customer,
        refund.orderId,
      ]
        .filter(Boolean)
        .join(' · ')}
    </ConfirmDialog>
  );
}
