import type { BoardLaneName } from '@caravan/sdk';
import { getGetTripBoardQueryKey, useGetTripBoard } from '@caravan/sdk/react-query';
import { ListFilters } from '@caravan/shell/ListFilters';
import { textOf } from '@caravan/shell/search';
import { useAddress } from '@caravan/shell/useAddress';
import { useDebounced } from '@caravan/shell/useDebounced';
import { usePages } from '@caravan/shell/usePages';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { type Doing, useDoing } from '../home/useDoing.tsx';
import { paths } from '../paths.ts';
import { BoardView } from './BoardView.tsx';
import { atFirst, laneOf, lanePage } from './lanes.ts';
import { LaneView } from './LaneView.tsx';
import { words } from './messages.ts';

/** All requests and trips of the operator by what is next; a lane of its own once it is chosen. */
export function BoardPage() {
  const [address, narrow] = useAddress();
  const q = textOf(address.q);
  const lane = laneOf(address.lane);
  const rested = useDebounced(q);
  const board = useGetTripBoard(
    { limit: atFirst, ...(rested && { q: rested }) },
    { query: { placeholderData: (previous) => previous, throwOnError: false } },
  );
  const [done, setDone] = useState<string>();
  const [open, drawer] = useDoing(setDone);
  useCardFocus(done, board.data);
  usePageTitle('Operator Portal', words.title);
  const lanes = board.data?.lanes ?? [];
  const isNarrowed = !!(q ?? lane);
  let content: ReactNode;
  if (board.error && !board.data)
    content = <ErrorState title={words.failed} onRetry={() => void board.refetch()} />;
  else if (!board.data) content = <Loading />;
  else if (lanes.length === 0) content = <Nothing isNarrowed={isNarrowed} />;
  else if (lane) content = <OneLane key={lane} search={{ q, lane }} onDo={open} />;
  else content = <BoardView lanes={lanes} onAll={(one) => narrow({ lane: one })} onDo={open} />;
  return (
    <div className="mx-auto flex w-full max-w-[96rem] flex-col gap-7 px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      <PageHeader title={words.title} description={words.description} />
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'lane',
            label: words.lane,
            all: words.allLanes,
            options: lanes.map((one) => ({
              id: one.lane,
              label: words.counted(words.lanes[one.lane], one.count),
            })),
          },
        ]}
      />
      <div
        aria-busy={board.isPending || board.isPlaceholderData || q !== rested}
        className="transition-opacity duration-150 aria-busy:opacity-60"
      >
        {content}
      </div>
      {drawer}
    </div>
  );
}

/** A card moves once its step is done: the keyboard goes along, unless its button is still there to go back to. */
function useCardFocus(id: string | undefined, data: unknown): void {
  useEffect(() => {
    if (!id) return undefined;
    // The closing drawer gives focus back in the next frame, to what opened it.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)?.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [id, data]);
}

type OneLaneProps = {
  search: { q: string | undefined; lane: BoardLaneName };
  onDo: (what: Doing) => void;
};

function OneLane({ search, onDo }: OneLaneProps) {
  const pages = usePages(lanePage, getGetTripBoardQueryKey, search, { limit: 24, throwOnError: false });
  if (pages.error && !pages.first) return <ErrorState title={words.failed} onRetry={() => pages.retry()} />;
  if (!pages.first) return <Loading />;
  if (pages.first.count === 0) return <Nothing isNarrowed />;
  return (
    <LaneView
      lane={pages.first.lane}
      count={pages.first.count}
      items={pages.items ?? []}
      onDo={onDo}
      {...(pages.hasMore && { onMore: pages.loadMore, isLoadingMore: pages.isLoadingMore })}
    />
  );
}

function Loading() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6">
      {[0, 1, 2, 3].map((one) => (
        <Skeleton key={one} className="h-80" />
      ))}
    </div>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const [, narrow] = useAddress();
  if (isNarrowed)
    return (
      <EmptyState
        title={words.none}
        art="search"
        action={
          <Button variant="secondary" onPress={() => narrow({ q: undefined, lane: undefined })}>
            {words.clear}
          </Button>
        }
      >
        {words.noneText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.empty}
      art="suitcase"
      action={<LinkButton href={paths.itineraries}>{words.toItineraries}</LinkButton>}
    >
      {words.emptyText}
    </EmptyState>
  );
}
