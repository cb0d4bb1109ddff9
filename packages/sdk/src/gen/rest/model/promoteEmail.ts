import type { MergeField } from './mergeField.ts';
import type { PromoteEmailStatus } from './promoteEmailStatus.ts';

export interface PromoteEmail {
  /** launch, or the hook of a drip email or a copy. */
  kind: string;
  name: string;
  /** Whether it will be sent; off until the host has decided. */
  active: boolean;
  hostBlurb: string;
  subject?: string;
  status: PromoteEmailStatus;
  scheduledDate?: string;
  scheduledLabel?: string;
  sortOrder?: number;
  editable: boolean;
  /** Whether it has been sent and a draft with its text can be made. */
  copyable: boolean;
  /** Kind of the email that this one copies. A copy is sent when it is turned on. */
  copyOf?: string;
  /** Whether it is sent only to those who did not get the original email. */
  onlyMissed?: boolean;
  reason?: string;
  /** Maximum number of characters in hostBlurb (H-416). */
  copyMaxLength?: number;
  /** Placeholders that subject and hostBlurb can contain for details of the reader or the trip. */
  mergeFields?: MergeField[];
}
