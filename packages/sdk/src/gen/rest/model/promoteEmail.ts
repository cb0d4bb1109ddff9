import type { MergeField } from './mergeField.ts';
import type { PromoteEmailStatus } from './promoteEmailStatus.ts';

export interface PromoteEmail {
  /** launch or the hook of a drip. */
  kind: string;
  name: string;
  /** Whether it goes out; off until the host has decided. */
  active: boolean;
  hostBlurb: string;
  subject?: string;
  status: PromoteEmailStatus;
  scheduledDate?: string;
  scheduledLabel?: string;
  sortOrder?: number;
  editable: boolean;
  reason?: string;
  /** The most characters that hostBlurb may have (H-416). */
  copyMaxLength?: number;
  /** What subject and hostBlurb may hold in place of a reader's or the trip's own words. */
  mergeFields?: MergeField[];
}
