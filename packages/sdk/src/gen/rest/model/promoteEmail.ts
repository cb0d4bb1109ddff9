import type { MergeField } from './mergeField.ts';
import type { PromoteEmailStatus } from './promoteEmailStatus.ts';

export interface PromoteEmail {
  /** launch, or the hook of a drip or a copy. */
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
  /** It has gone out, and a draft with its words can be made. */
  copyable: boolean;
  /** The kind of the email that it is a copy of. A copy goes out when it is turned on. */
  copyOf?: string;
  /** It goes to those alone who did not get the email that it is a copy of. */
  onlyMissed?: boolean;
  reason?: string;
  /** The most characters that hostBlurb may have (H-416). */
  copyMaxLength?: number;
  /** What subject and hostBlurb may hold in place of a reader's or the trip's own words. */
  mergeFields?: MergeField[];
}
