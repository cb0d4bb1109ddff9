import { Facts } from '@caravan/ui/Facts';
import { changesOf, type Recorded } from './changesOf.ts';
import { words } from './messages.ts';
import { useShown } from './useShown.ts';

export type ChangesProps = {
  entry: Recorded;
  /** Maximum number of changes to show, followed by the count of the rest. Default: all. */
  limit?: number;
};

/** The changes of an audit entry: field, before, after. */
export function Changes({ entry, limit = Infinity }: ChangesProps) {
  const show = useShown();
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <div className="text-[0.8125rem]">
      <Facts
        // A few changes are shown in a cell of a table, which has no room for two columns.
        layout={limit === Infinity ? 'columns' : 'grid'}
        items={changes.slice(0, limit).map((change) => ({
          id: change.field,
          label: change.field,
          value: (
            <>
              {change.before.kind !== 'none' && (
                <>
                  <span className="sr-only">{words.before}: </span>
                  <del className="text-muted decoration-1">{show(change.before)}</del>
                  <span aria-hidden className="mx-1.5 text-muted">
                    →
                  </span>
                </>
              )}
              <span className="sr-only">{words.after}: </span>
              {show(change.after)}
            </>
          ),
        }))}
      />
      {changes.length > limit && <p className="text-muted">{words.others(changes.length - limit)}</p>}
    </div>
  );
}
