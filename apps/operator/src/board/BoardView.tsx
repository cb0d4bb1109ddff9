import type { BoardLane, BoardLaneName } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { BoardCard, type BoardCardProps } from './BoardCard.tsx';
import { words } from './messages.ts';

export type BoardViewProps = Pick<BoardCardProps, 'onDo'> & {
  lanes: readonly BoardLane[];
  onAll: (lane: BoardLaneName) => void;
};

/** Lanes side by side on wide screens, one below the other on phones, each with its first cards. */
export function BoardView({ lanes, onAll, onDo }: BoardViewProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-x-6 gap-y-10">
      {lanes.map(({ lane, count, items }) => (
        <section key={lane} aria-labelledby={`lane-${lane}`} className="min-w-0">
          <h2 id={`lane-${lane}`} className="flex items-baseline justify-between gap-3 font-semibold">
            {words.lanes[lane]}
            <span className="tabular text-sm font-normal text-muted">{count}</span>
          </h2>
          <p className="mt-1 mb-4 text-sm text-muted">{words.about[lane]}</p>
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.id} className="min-w-0">
                <BoardCard lane={lane} item={item} onDo={onDo} />
              </li>
            ))}
          </ul>
          {count > items.length && (
            <Button variant="ghost" size="sm" className="-ms-3 mt-3" onPress={() => onAll(lane)}>
              {words.all(count)}
              <span className="sr-only"> {words.lanes[lane]}</span>
            </Button>
          )}
        </section>
      ))}
    </div>
  );
}
