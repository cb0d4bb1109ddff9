import type { TravelerEmailStatusesItem } from './travelerEmailStatusesItem.ts';

export interface TravelerEmail {
  tripId: string;
  /** @maxLength 200 */
  subject: string;
  /** @maxLength 20000 */
  message: string;
  /**
     * Whose bookings; pending and confirmed when left out.
     * @maxItems 4
     */
  statuses?: TravelerEmailStatusesItem[];
  /** Only those whose trip form is not complete. */
  onlyMissingForms?: boolean;
}
