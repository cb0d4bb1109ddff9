import type { AuditEntry } from '@caravan/sdk';
import { words } from './messages.ts';

/** Who did it and, during impersonation, on whose behalf. */
export function Actor({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {entry.actorName || words.system}
      {entry.actingAsName && <span className="text-muted"> {words.as(entry.actingAsName)}</span>}
    </>
  );
}
