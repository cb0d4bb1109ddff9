import type { AuditEntry } from '@caravan/sdk';
import { Facts } from '../list/Facts.tsx';
import { Actor } from './Actor.tsx';
import { Changes } from './Changes.tsx';
import { changesOf } from './entry.ts';
import { words } from './messages.ts';

/** All that an entry holds. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const id = (value: string | undefined) => value && <code className="text-xs">{value}</code>;
  return (
    <Facts
      className="max-w-3xl"
      rows={[
        [words.columns.actor, <Actor key="actor" entry={entry} />],
        [
          words.columns.object,
          <>
            {words.types[entry.objectType] ?? entry.objectType} {id(entry.objectId)}
          </>,
        ],
        changesOf(entry).length > 0 && [words.columns.change, <Changes key="changes" entry={entry} />],
        [words.request, id(entry.requestId)],
      ]}
    />
  );
}
