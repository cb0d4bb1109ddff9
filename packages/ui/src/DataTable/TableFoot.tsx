import { Button } from '../Button/Button.tsx';
import { useSay } from '../internal/say.ts';

type Props = {
  view: {
    shown: readonly unknown[];
    total: number;
    hidden: number;
    expanded: boolean;
    showAll: () => void;
    showLess: () => void;
  };
  onLoadMore: (() => void) | undefined;
  isLoadingMore: boolean;
};

/** The footer of a table that shows only part of its rows: the counts, and a way to show more. */
export function TableFoot({ view, onLoadMore, isLoadingMore }: Props) {
  const say = useSay();
  if (view.hidden === 0 && !view.expanded && !onLoadMore) return null;
  const more =
    view.hidden > 0
      ? { words: say('View All'), act: view.showAll, isPending: false }
      : view.expanded && !onLoadMore
        ? { words: say('View Less'), act: view.showLess, isPending: false }
        : onLoadMore && { words: say('Load more'), act: onLoadMore, isPending: isLoadingMore };
  return (
    <div className="flex items-center justify-between gap-3 px-(--table-edge,1rem) py-3 text-muted">
      <span className="tabular">
        {onLoadMore && view.hidden === 0
          ? say('{value} shown', { value: view.shown.length })
          : say('{value} of {max}', {
              value: view.shown.length,
              max: onLoadMore ? `${view.total}+` : view.total,
            })}
      </span>
      {more && (
        <Button size="sm" variant="secondary" onPress={more.act} isPending={more.isPending}>
          {more.words}
        </Button>
      )}
    </div>
  );
}
