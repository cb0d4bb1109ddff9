import type { AuditEntry } from '@caravan/sdk';
import { changesOf } from '@caravan/shell/changesOf';
import { useShown } from '@caravan/shell/useShown';
import { actionWords } from './entry.ts';
import { words } from './messages.ts';

/** Describes audit entries for a `Timeline`: what was done, by whom, and what changed. */
export function useChanges() {
  const show = useShown();
  return (entry: AuditEntry) => {
    const changes = changesOf(entry).map((change) => ({
      id: change.field,
      label: change.field,
      ...(change.before.kind !== 'none' && { before: show(change.before) }),
      ...(change.after.kind !== 'none' && { after: show(change.after) }),
    }));
    return {
      title: actionWords(entry.action),
      who: entry.actorName || words.system,
      ...(entry.actingAsName && { asWhom: entry.actingAsName }),
      ...(entry.ip && { from: entry.ip }),
      ...(changes.length > 0 && { changes }),
    };
  };
}
