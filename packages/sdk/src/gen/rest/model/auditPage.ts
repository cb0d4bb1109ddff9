import type { AuditEntry } from './auditEntry.ts';

export interface AuditPage {
  items: AuditEntry[];
  nextCursor?: string;
}
