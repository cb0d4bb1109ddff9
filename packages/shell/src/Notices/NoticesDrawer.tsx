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
import { useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

export type NoticesDrawerProps = { onClose: () => void };

/** What the marketplace wrote to the person, each leading to the page that it is about. */
export function NoticesDrawer({ onClose }: NoticesDrawerProps) {
  const pages = useInfiniteQuery({
    queryKey: [...getListMyNoticesQueryKey(), 'all'],
    queryFn: ({ pageParam }) => listMyNotices(pageParam ? { cursor: pageParam } : undefined),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    throwOnError: false,
  });
  const read = useChange(readMyNotices);
  const notices = pages.data?.pages.flatMap((page) => page.items);
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
      {pages.error ? (
        <ErrorState onRetry={() => void pages.refetch()}>{pages.error.message}</ErrorState>
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
          {pages.hasNextPage && (
            <Button
              variant="ghost"
              className="mt-4"
              isPending={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            >
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
