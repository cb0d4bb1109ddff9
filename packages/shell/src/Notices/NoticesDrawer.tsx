import type { Notice } from '@caravan/sdk';
import { listMyNotices, readMyNotices } from '@caravan/sdk/client';
import { getListMyNoticesQueryKey } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';
import { useNotices } from './useNotices.ts';

export type NoticesDrawerProps = { onClose: () => void };

/** The user's notifications, each linking to the page that it is about. */
export function NoticesDrawer({ onClose }: NoticesDrawerProps) {
  // The bell has already loaded the newest; older ones load on demand.
  const newestOnes = useNotices();
  const [wantsOlder, setWantsOlder] = useState(false);
  const next = newestOnes.data?.nextCursor;
  const older = useInfiniteQuery({
    queryKey: [...getListMyNoticesQueryKey(), 'older', next],
    queryFn: ({ pageParam }) => listMyNotices({ cursor: pageParam }),
    initialPageParam: next ?? '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: wantsOlder && next !== undefined,
    throwOnError: false,
  });
  const read = useChange(readMyNotices);
  const notices = newestOnes.data && [
    ...newestOnes.data.items,
    ...(older.data?.pages.flatMap((page) => page.items) ?? []),
  ];
  const error = newestOnes.error ?? older.error;
  const hasMore = wantsOlder && older.data ? older.hasNextPage : next !== undefined;
  const showOlder = () => (wantsOlder && older.data ? void older.fetchNextPage() : setWantsOlder(true));
  const newest = notices?.[0];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        newest &&
        notices.some((notice) => !notice.read) && (
          <Button
            variant="secondary"
            isPending={read.isPending}
            onPress={() => read.run({ upTo: newest.id })}
          >
            {words.readAll}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState onRetry={() => void (newestOnes.error ? newestOnes : older).refetch()}>
          {error.message}
        </ErrorState>
      ) : !notices ? (
        <Skeleton lines={8} />
      ) : notices.length === 0 ? (
        <EmptyState art="letter" title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <ul className="-mx-2 divide-y divide-line">
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onOpen={() => {
                  if (!notice.read) read.run({ ids: [notice.id] });
                  onClose();
                }}
              />
            ))}
          </ul>
          {hasMore && (
            <Button variant="ghost" className="mt-4" isPending={older.isFetching} onPress={showOlder}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const format = useFormat();
  const title = <span className={notice.read ? '' : 'font-semibold'}>{notice.title}</span>;
  return (
    <li className="flex items-start gap-3 px-2 py-3">
      <span
        className={`mt-2 size-2 shrink-0 rounded-full ${notice.read ? '' : 'bg-accent'}`}
        {...(!notice.read && { role: 'img', 'aria-label': words.unread })}
      />
      <div className="min-w-0">
        {notice.path ? (
          <TextLink href={notice.path} onPress={onOpen}>
            {title}
          </TextLink>
        ) : (
          title
        )}
        <time dateTime={notice.at} className="block text-sm text-muted tabular">
          {format.instant(notice.at)}
        </time>
      </div>
    </li>
  );
}
