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
  /** The object's current name; absent if the object is gone or has no name. */
  objectName?: string;
  before?: AuditEntryBefore;
  after?: AuditEntryAfter;
  /** Names, by id, of the people and objects whose ids appear in before and after; those that no longer exist are omitted. */
  names?: AuditEntryNames;
  requestId?: string;
  /** IP address of the caller; empty for jobs. */
  ip?: string;
  userAgent?: string;
}
