import { type TimelineEntry, TimelineKind, type TimelineOf } from '@caravan/sdk';
import { listTimeline } from '@caravan/sdk/client';
import { getListTimelineQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { EmptyState } from '@caravan/ui/EmptyState';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Timeline } from '@caravan/ui/Timeline';
import { lazy, Suspense, useState } from 'react';
import { useChanges } from '../audit/useChanges.ts';
import { words } from './messages.ts';
import { useToldEntry } from './useToldEntry.tsx';

const MailDrawer = lazy(() => import('../mails/MailDrawer.tsx'));

const all = 'all';
const kinds = [all, ...Object.values(TimelineKind)] as const;
type Kind = (typeof kinds)[number];

export type RecordTimelineProps = { objectType: TimelineOf; objectId: string };

/** Everything that happened to a record: changes, emails, money, jobs, and webhooks, newest first. */
export default function RecordTimeline({ objectType, objectId }: RecordTimelineProps) {
  const [kind, setKind] = useState<Kind>(all);
  const [email, setEmail] = useState<string>();
  return (
    <>
      <SegmentedControl
        label={words.show}
        options={kinds.map((id) => ({ id, label: words.kinds[id] }))}
        value={kind}
        onChange={(next) => setKind(next as Kind)}
        className="mb-6"
      />
      <Entries
        key={kind}
        objectType={objectType}
        objectId={objectId}
        {...(kind !== all && { kind })}
        onEmail={setEmail}
      />
      <Suspense fallback={null}>
        {email && <MailDrawer id={email} onClose={() => setEmail(undefined)} />}
      </Suspense>
    </>
  );
}

type EntriesProps = RecordTimelineProps & { kind?: TimelineKind; onEmail: (id: string) => void };

function Entries({ objectType, objectId, kind, onEmail }: EntriesProps) {
  const format = useFormat();
  const changesOf = useChanges();
  const told = useToldEntry(objectId, onEmail);
  const log = useList(
    listTimeline,
    getListTimelineQueryKey,
    { objectType, objectId, ...(kind && { kind }) },
    { order: 'here', throwOnError: false },
  );
  const entryOf = (entry: TimelineEntry) => ({
    id: entry.id,
    marker: <time dateTime={entry.at}>{format.instant(entry.at)}</time>,
    title: words.kinds[entry.kind],
    ...(entry.change && changesOf(entry.change)),
    ...told(entry),
  });
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
        <EmptyState title={kind ? words.noneOfKind : words.empty} art="calendar" level={3}>
          {kind ? words.noneOfKindText : words.emptyText}
        </EmptyState>
      }
      {...(log.hasMore && { onLoadMore: () => log.loadMore() })}
      isLoadingMore={log.isLoadingMore}
      entries={(log.items ?? []).map(entryOf)}
    />
  );
}
