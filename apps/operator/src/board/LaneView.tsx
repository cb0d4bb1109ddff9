import type { BoardItem, BoardLaneName } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { BoardCard, type BoardCardProps } from './BoardCard.tsx';
import { words } from './messages.ts';

export type LaneViewProps = Pick<BoardCardProps, 'onDo'> & {
  lane: BoardLaneName;
  count: number;
  items: readonly BoardItem[];
  /** Loads the next page; omitted once everything is shown. */
  onMore?: () => void;
  isLoadingMore?: boolean;
};

/** One lane over the whole width. */
export function LaneView({ lane, count, items, onDo, onMore, isLoadingMore = false }: LaneViewProps) {
  return (
    <section aria-labelledby={`lane-${lane}`}>
      <h2 id={`lane-${lane}`} className="flex items-baseline gap-3 font-semibold">
        {words.lanes[lane]}
        <span className="tabular text-sm font-normal text-muted">{count}</span>
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{words.about[lane]}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-4">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <BoardCard lane={lane} item={item} onDo={onDo} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" className="mt-6" isPending={isLoadingMore} onPress={onMore}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
