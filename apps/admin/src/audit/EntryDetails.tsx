import type { AuditEntry } from '@caravan/sdk';
import { Changes } from '@caravan/shell/Changes';
import { changesOf } from '@caravan/shell/changesOf';
import { Facts } from '../list/Facts.tsx';
import { Actor } from './Actor.tsx';
import { words } from './messages.ts';

/** All details of an audit entry. */
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
            {words.types[entry.objectType] ?? entry.objectType} {entry.objectName} {id(entry.objectId)}
          </>,
        ],
        changesOf(entry).length > 0 && [words.columns.change, <Changes key="changes" entry={entry} />],
        entry.ip && [words.ip, entry.ip],
        [words.request, id(entry.requestId)],
      ]}
    />
  );
}
