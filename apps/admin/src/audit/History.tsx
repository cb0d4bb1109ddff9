import type { AuditEntry } from '@caravan/sdk';
import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { changesOf } from '@caravan/shell/changesOf';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { useShown } from '@caravan/shell/useShown';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Timeline } from '@caravan/ui/Timeline';
import { actionWords } from './entry.ts';
import { words } from './messages.ts';

export type HistoryProps = { objectType: string; objectId: string };

/** What happened to one thing, the newest first. */
export function History({ objectType, objectId }: HistoryProps) {
  const format = useFormat();
  const show = useShown();
  const params = { objectType, objectId, limit: 50 };
  const log = usePages(getListAuditLogsQueryKey(params), (cursor) =>
    listAuditLogs({ ...params, ...(cursor && { cursor }) }),
  );
  const changes = (entry: AuditEntry) =>
    changesOf(entry).map((change) => ({
      id: change.field,
      label: change.field,
      ...(change.before.kind !== 'none' && { before: show(change.before) }),
      ...(change.after.kind !== 'none' && { after: show(change.after) }),
    }));
  return (
    <Timeline
      label={words.history}
      look="log"
      level={4}
      className="max-w-3xl"
      isLoading={!log.items && !log.error}
      error={log.error?.message}
      onRetry={() => void log.refetch()}
      empty={
        <EmptyState title={words.empty} art="calendar" level={3}>
          {words.emptyText}
        </EmptyState>
      }
      {...(log.hasNextPage && { onLoadMore: () => void log.fetchNextPage() })}
      isLoadingMore={log.isFetchingNextPage}
      entries={(log.items ?? []).map((entry) => ({
        id: entry.id,
        marker: <time dateTime={entry.at}>{format.instant(entry.at)}</time>,
        title: actionWords(entry.action),
        who: entry.actorName || words.system,
        ...(entry.actingAsName && { asWhom: entry.actingAsName }),
        ...(entry.ip && { from: entry.ip }),
        ...(changes(entry).length > 0 && { changes: changes(entry) }),
      }))}
    />
  );
}
