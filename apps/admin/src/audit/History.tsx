import { type AuditEntry, NotedType } from '@caravan/sdk';
import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { changesOf } from '@caravan/shell/changesOf';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { useShown } from '@caravan/shell/useShown';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Timeline } from '@caravan/ui/Timeline';
import { lazy, Suspense } from 'react';
import { actionWords } from './entry.ts';
import { words } from './messages.ts';

const RecordNotes = lazy(() => import('../notes/RecordNotes.tsx'));

const noted: readonly string[] = Object.values(NotedType);
const isNoted = (type: string): type is NotedType => noted.includes(type);

export type HistoryProps = { objectType: string; objectId: string };

/** What admins note about an object, and its history, newest first. */
export function History({ objectType, objectId }: HistoryProps) {
  return (
    <>
      {isNoted(objectType) && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RecordNotes objectType={objectType} objectId={objectId} />
        </Suspense>
      )}
      <Log objectType={objectType} objectId={objectId} />
    </>
  );
}

function Log({ objectType, objectId }: HistoryProps) {
  const format = useFormat();
  const show = useShown();
  const log = useList(listAuditLogs, getListAuditLogsQueryKey, { objectType, objectId }, { order: 'here' });
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
      onRetry={() => log.retry()}
      empty={
        <EmptyState title={words.empty} art="calendar" level={3}>
          {words.emptyText}
        </EmptyState>
      }
      {...(log.hasMore && { onLoadMore: () => log.loadMore() })}
      isLoadingMore={log.isLoadingMore}
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
