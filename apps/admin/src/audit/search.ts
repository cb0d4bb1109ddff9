import { textOf } from '@caravan/shell/search';

/** The log's filters as kept in the URL; days are calendar dates in the reader's time zone. */
export interface AuditSearch {
  objectType?: string | undefined;
  objectId?: string | undefined;
  actor?: string | undefined;
  as?: string | undefined;
  standIns?: boolean | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const day = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

export function readSearch(search: Record<string, unknown>): AuditSearch {
  return {
    objectType: textOf(search.objectType),
    objectId: textOf(search.objectId),
    actor: textOf(search.actor),
    as: textOf(search.as),
    standIns: search.standIns === true ? true : undefined,
    action: textOf(search.action),
    from: day(search.from),
    to: day(search.to),
  };
}
