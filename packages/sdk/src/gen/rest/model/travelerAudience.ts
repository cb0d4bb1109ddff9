import type { TravelerAudienceStatusesItem } from './travelerAudienceStatusesItem.ts';

export interface TravelerAudience {
  tripId: string;
  /**
     * Booking statuses to include; pending and confirmed by default.
     * @maxItems 4
     */
  statuses?: TravelerAudienceStatusesItem[];
  /** Includes only travelers whose trip form is incomplete. */
  onlyMissingForms?: boolean;
}
