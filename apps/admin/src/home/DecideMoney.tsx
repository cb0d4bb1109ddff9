import type { Difference } from '@caravan/sdk';
import { actOnPayout, listDifferences, settleDifference } from '@caravan/sdk/client';
import { getListDifferencesQueryKey, useAdminBookingMoney } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { DisputeCard } from '@caravan/shell/DisputeCard';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../frame/useStaff.ts';
import { Facts } from '../list/Facts.tsx';
import { words as money } from '../money/messages.ts';
import { type DecideProps, Frame, Problem } from './DecideFrame.tsx';
import { inPlace } from './decideMessages.ts';
import { kinds } from './messages.ts';

const w = money.reconciliation;

export function PayoutDecision(props: DecideProps) {
  const approves = props.kind === 'payoutApproval';
  const act = useChange(actOnPayout, {
    failed: 'here',
    done: approves ? inPlace.approved : inPlace.retried,
    onDone: props.onClose,
  });
  return (
    <Frame
      {...props}
      title={kinds[props.kind].title}
      error={null}
      onRetry={() => undefined}
      actions={
        <Button
          isPending={act.isPending}
          onPress={() => act.run(props.id, approves ? 'approve' : 'retry', {})}
        >
          {approves ? inPlace.approve : inPlace.retry}
        </Button>
      }
    >
      <p>{approves ? inPlace.approveText : inPlace.retryText}</p>
      <Problem>{act.problem}</Problem>
    </Frame>
  );
}

/** A dispute is answered or accepted on its card, with its deadline and its evidence. */
export function DisputeDecision(props: DecideProps) {
  const { data, error, refetch } = useAdminBookingMoney(props.id, { query: { throwOnError: false } });
  return (
    <Frame {...props} title={data && kinds.dispute.title} error={error} onRetry={() => void refetch()}>
      <div className="flex flex-col gap-6">
        {data?.disputes.map((dispute) => (
          <DisputeCard key={dispute.id} dispute={dispute} />
        ))}
      </div>
    </Frame>
  );
}

/** A difference between the books and the provider is explained, and settled with the server's action. */
export function DifferenceDecision(props: DecideProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...getListDifferencesQueryKey({ status: 'open' }), 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => listDifferences({ status: 'open', limit: 100, ...page }, { signal })),
    throwOnError: false,
  });
  const difference = data?.find(({ id }) => id === props.id);
  const { changes } = useStaff();
  const settle = useChange(settleDifference, { failed: 'here', done: w.settled, onDone: props.onClose });
  return (
    <Frame
      {...props}
      title={data && kinds.difference.title}
      error={error}
      onRetry={() => void refetch()}
      actions={
        difference?.action &&
        changes && (
          <Button isPending={settle.isPending} onPress={() => settle.run(difference.id)}>
            {w.actions[difference.action] ?? w.settle}
          </Button>
        )
      }
    >
      {difference ? (
        <DifferenceFacts difference={difference} />
      ) : (
        data && (
          <EmptyState level={3} title={inPlace.gone}>
            {inPlace.goneText}
          </EmptyState>
        )
      )}
      <Problem>{settle.problem}</Problem>
    </Frame>
  );
}

function DifferenceFacts({ difference }: { difference: Difference }) {
  const format = useFormat();
  const { booksMinor, providerMinor, currency, provider, providerRef, foundAt } = difference;
  return (
    <>
      <p className="font-medium">{difference.explanation}</p>
      <div className="mt-4">
        <Facts
          rows={[
            [w.books, format.money(booksMinor, currency)],
            [w.provider, format.money(providerMinor, currency)],
            [inPlace.reference, [provider, providerRef].filter(Boolean).join(' · ')],
            [w.found, format.instant(foundAt)],
          ]}
        />
      </div>
    </>
  );
}
