import type { AuditEntryAfter } from './auditEntryAfter.ts';
import type { AuditEntryBefore } from './auditEntryBefore.ts';
import type { AuditEntryNames } from './auditEntryNames.ts';

export interface AuditEntry {
  id: string;
  at: string;
  actorName?: string;
  actorId?: string;
  actingAsName?: string;
  actingAsId?: string;
  action: string;
  objectType: string;
  objectId: string;
  /** What the object is called now; absent when it is gone or has no name. */
  objectName?: string;
  before?: AuditEntryBefore;
  after?: AuditEntryAfter;
  /** What those are called whose ids stand in before and after, by id; who is gone is left out. */
  names?: AuditEntryNames;
  requestId?: string;
  /** Network address of the caller; empty for jobs. */
  ip?: string;
  userAgent?: string;
}
