import type { AuditEntry } from './auditEntry.ts';
import type { Email } from './email.ts';
import type { TimelineJob } from './timelineJob.ts';
import type { TimelineKind } from './timelineKind.ts';
import type { TimelineMoney } from './timelineMoney.ts';
import type { TimelineWebhook } from './timelineWebhook.ts';

/**
 * Has the member that is named by its kind.
 */
export interface TimelineEntry {
  /** Unique in a timeline. */
  id: string;
  at: string;
  kind: TimelineKind;
  change?: AuditEntry;
  email?: Email;
  money?: TimelineMoney;
  job?: TimelineJob;
  webhook?: TimelineWebhook;
}
