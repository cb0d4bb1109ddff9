import { words } from './messages.ts';
import type { AuditSearch } from './search.ts';

/** The request parameters: the last day is inclusive, so the range ends where the next day begins. Unknown actions are dropped. */
export function paramsOf(search: AuditSearch) {
  const { objectType, objectId, actor, as, standIns, action, from, to } = search;
  return {
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(actor && { actorId: actor }),
    ...(as && { actingAsId: as }),
    ...(standIns && { impersonated: true }),
    ...(action && Object.hasOwn(words.actionKinds, action) && { action }),
    ...(from && { from: midnight(from, 0) }),
    ...(to && { to: midnight(to, 1) }),
  };
}

function midnight(civil: string, plus: number): string {
  const [year = 0, month = 1, date = 1] = civil.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
}
