import { NotedType, TimelineOf } from '@caravan/sdk';
import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Timeline } from '@caravan/ui/Timeline';
import { lazy, Suspense } from 'react';
import { words } from './messages.ts';
import { useChanges } from './useChanges.ts';

const RecordNotes = lazy(() => import('../notes/RecordNotes.tsx'));
const RecordTimeline = lazy(() => import('../timeline/RecordTimeline.tsx'));

const among =
  <T extends string>(types: Record<string, T>) =>
  (type: string): type is T =>
    (Object.values(types) as string[]).includes(type);
const isNoted = among(NotedType);
const hasTimeline = among(TimelineOf);

export type HistoryProps = { objectType: string; objectId: string };

/** What admins note about an object, and what happened to it, newest first. */
export function History({ objectType, objectId }: HistoryProps) {
  return (
    <>
      {isNoted(objectType) && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RecordNotes objectType={objectType} objectId={objectId} />
        </Suspense>
      )}
      {hasTimeline(objectType) ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RecordTimeline objectType={objectType} objectId={objectId} />
        </Suspense>
      ) : (
        <Log objectType={objectType} objectId={objectId} />
      )}
    </>
  );
}

function Log({ objectType, objectId }: HistoryProps) {
  const format = useFormat();
  const changesOf = useChanges();
  const log = useList(listAuditLogs, getListAuditLogsQueryKey, { objectType, objectId }, { order: 'here' });
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
        ...changesOf(entry),
      }))}
    />
  );
}
