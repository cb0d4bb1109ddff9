import { advanceTestClock } from '@caravan/sdk/client';
import { useGetTestClock } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useRefresh } from '@caravan/shell/useRefresh';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useEffect, useState } from 'react';
import { Acting } from '../frame/Acting.tsx';
import { Ahead } from './Ahead.tsx';
import { LastAdvance } from './LastAdvance.tsx';
import { words } from './messages.ts';

/** Polling intervals in milliseconds: during an advance, and otherwise. */
const look = { running: 500, resting: 15_000 };

/** A sandbox's clock: the current time, and how far to advance it. */
export function ClockPage() {
  usePageTitle('Admin Portal', words.title);
  const format = useFormat();
  const refresh = useRefresh();
  const [to, setTo] = useState<{ at: string; freeze: boolean }>();
  const clock = useGetTestClock({
    query: {
      throwOnError: false,
      refetchInterval: ({ state }) => (state.data && !state.data.settled ? look.running : look.resting),
    },
  });
  const advance = useChange(advanceTestClock, { failed: 'here', onDone: () => setTo(undefined) });
  const isAdvancing = clock.data?.settled === false;
  // What other pages have loaded predates the advance.
  useEffect(() => (isAdvancing ? () => void refresh([]) : undefined), [refresh, isAdvancing]);
  const instant = (iso: string) => format.instant(iso, undefined, 'UTC');

  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {clock.error && !clock.data && (
        <ErrorState title={clock.error.message} onRetry={() => void clock.refetch()} className="mt-7" />
      )}
      {clock.isLoading && (
        <div aria-busy="true" className="mt-7">
          <Skeleton className="h-64 max-w-3xl" />
        </div>
      )}
      {clock.data && !clock.data.sandbox && (
        <EmptyState title={words.none} art="broken" className="mt-7">
          {words.noneText}
        </EmptyState>
      )}
      {clock.data?.sandbox && (
        <div className="mt-7 grid max-w-3xl gap-5">
          <Card title={words.now}>
            <p className="tabular text-2xl font-semibold">
              {instant(clock.data.now)}
              {clock.data.frozen && clock.data.settled && (
                <span className="ms-2 text-base font-normal text-muted">{words.frozen}</span>
              )}
            </p>
            <p className="tabular mt-1 text-muted">
              {clock.data.nextAt ? words.next(instant(clock.data.nextAt)) : words.nothingNext}
            </p>
            {clock.data.run && <LastAdvance run={clock.data.run} instant={instant} />}
          </Card>
          <Acting>
            <Ahead
              clock={clock.data}
              onChoose={(at, freeze) => {
                advance.reset();
                setTo({ at, freeze });
              }}
            />
          </Acting>
        </div>
      )}
      {to && (
        <ConfirmDialog
          isOpen
          onClose={() => setTo(undefined)}
          onConfirm={() => advance.run({ to: to.at, freeze: to.freeze })}
          title={words.confirmTitle(instant(to.at))}
          confirmLabel={words.confirm}
          cancelLabel={words.cancel}
          isPending={advance.isPending}
          error={advance.problem}
        >
          {words.confirmText}
        </ConfirmDialog>
      )}
    </>
  );
}
