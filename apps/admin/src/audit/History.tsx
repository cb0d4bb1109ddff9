import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Actor } from './Actor.tsx';
import { Changes } from './Changes.tsx';
import { actionWords } from './entry.ts';
import { words } from './messages.ts';

export type HistoryProps = { objectType: string; objectId: string };

/** What happened to one thing, the newest first. */
export function History({ objectType, objectId }: HistoryProps) {
  const format = useFormat();
  const params = { objectType, objectId, limit: 50 };
  const log = usePages(getListAuditLogsQueryKey(params), (cursor) =>
    listAuditLogs({ ...params, ...(cursor && { cursor }) }),
  );
  if (log.error) {
    return (
      <ErrorState level={3} onRetry={() => void log.refetch()}>
        {log.error.message}
      </ErrorState>
    );
  }
  if (!log.items) return <Skeleton lines={6} />;
  if (log.items.length === 0) {
    return (
      <EmptyState title={words.empty} art="calendar" level={3}>
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="max-w-3xl">
      <ol aria-label={words.history}>
        {log.items.map((entry) => (
          <li key={entry.id} className="group/entry grid gap-x-6 sm:grid-cols-[11rem_1fr]">
            <time dateTime={entry.at} className="pt-px text-[0.8125rem] text-muted tabular sm:text-right">
              {format.instant(entry.at)}
            </time>
            <div className="relative border-l border-line pb-6 pl-6 group-last/entry:pb-0">
              <span
                aria-hidden
                className="absolute top-1.5 -left-[0.28125rem] size-2 rounded-full bg-line-strong group-first/entry:bg-accent"
              />
              <p className="text-sm">
                <span className="font-medium">{actionWords(entry.action)}</span>{' '}
                <span className="text-muted">
                  · <Actor entry={entry} />
                </span>
              </p>
              <div className="mt-1">
                <Changes entry={entry} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-6"
          isPending={log.isFetchingNextPage}
          onPress={() => void log.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}
