import type { AuditActingAsParameter } from './auditActingAsParameter.ts';
import type { AuditActionParameter } from './auditActionParameter.ts';
import type { AuditActorParameter } from './auditActorParameter.ts';
import type { AuditFromParameter } from './auditFromParameter.ts';
import type { AuditImpersonatedParameter } from './auditImpersonatedParameter.ts';
import type { AuditObjectIdParameter } from './auditObjectIdParameter.ts';
import type { AuditObjectTypeParameter } from './auditObjectTypeParameter.ts';
import type { AuditToParameter } from './auditToParameter.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListAuditLogsParams = {
/**
 * Opaque cursor pointing after the last row of the previous page.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * @maxLength 40
 */
objectType?: AuditObjectTypeParameter;
objectId?: AuditObjectIdParameter;
/**
 * The person who acted.
 */
actorId?: AuditActorParameter;
/**
 * The person whom an admin impersonated.
 */
actingAsId?: AuditActingAsParameter;
/**
 * Returns only actions taken while impersonating.
 */
impersonated?: AuditImpersonatedParameter;
/**
 * An action, or the part before its dot: "trip" matches "trip.update".
 * @maxLength 80
 */
action?: AuditActionParameter;
/**
 * Start of the period, inclusive.
 */
from?: AuditFromParameter;
/**
 * End of the period, exclusive.
 */
to?: AuditToParameter;
/**
 * Words to search for.
 * @maxLength 200
 */
q?: SearchParameter;
};
