import { oneOf, textOf } from '@caravan/shell/search';
import { actionKinds } from './actionKinds.ts';

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
    action: oneOf(search.action, Object.keys(actionKinds)),
    from: day(search.from),
    to: day(search.to),
  };
}

/** The request parameters: the last day is inclusive, so the range ends where the next day begins. */
export function paramsOf(search: AuditSearch) {
  const { objectType, objectId, actor, as, standIns, action, from, to } = search;
  return {
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(actor && { actorId: actor }),
    ...(as && { actingAsId: as }),
    ...(standIns && { impersonated: true }),
    ...(action && { action }),
    ...(from && { from: midnight(from, 0) }),
    ...(to && { to: midnight(to, 1) }),
  };
}

function midnight(civil: string, plus: number): string {
  const [year = 0, month = 1, date = 1] = civil.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
}
