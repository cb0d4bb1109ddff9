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
 * Opaque position after the last row of the page before.
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
 * Who acted.
 */
actorId?: AuditActorParameter;
/**
 * Whom an admin stood in for.
 */
actingAsId?: AuditActingAsParameter;
/**
 * Only what was done standing in for somebody.
 */
impersonated?: AuditImpersonatedParameter;
/**
 * An action, or the part before its dot: "trip" finds "trip.update".
 * @maxLength 80
 */
action?: AuditActionParameter;
/**
 * From this instant on.
 */
from?: AuditFromParameter;
/**
 * Before this instant.
 */
to?: AuditToParameter;
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchParameter;
};
