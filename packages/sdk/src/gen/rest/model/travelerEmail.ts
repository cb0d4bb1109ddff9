import type { TravelerEmailStatusesItem } from './travelerEmailStatusesItem.ts';

export interface TravelerEmail {
  tripId: string;
  /** @maxLength 200 */
  subject: string;
  /** @maxLength 20000 */
  message: string;
  /**
     * Booking statuses to include; pending and confirmed by default.
     * @maxItems 4
     */
  statuses?: TravelerEmailStatusesItem[];
  /** Includes only travelers whose trip form is incomplete. */
  onlyMissingForms?: boolean;
}
