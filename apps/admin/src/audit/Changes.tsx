import type { AuditEntry } from '@caravan/sdk';
import { changesOf } from './entry.ts';
import { words } from './messages.ts';

export type ChangesProps = { entry: AuditEntry };

/** What an entry changed: field, before, after. */
export function Changes({ entry }: ChangesProps) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-1 text-[0.8125rem]">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{change.field}</dt>
          <dd className="min-w-0 break-words">
            {change.before && (
              <>
                <span className="sr-only">{words.before}: </span>
                <del className="text-muted decoration-1">{change.before}</del>
                <span aria-hidden className="mx-1.5 text-muted">
                  →
                </span>
              </>
            )}
            <span className="sr-only">{words.after}: </span>
            {change.after || words.nothing}
          </dd>
        </div>
      ))}
    </dl>
  );
}
