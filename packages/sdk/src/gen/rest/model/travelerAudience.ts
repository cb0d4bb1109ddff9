import type { TravelerAudienceStatusesItem } from './travelerAudienceStatusesItem.ts';

export interface TravelerAudience {
  tripId: string;
  /**
     * Whose bookings; pending and confirmed when left out.
     * @maxItems 4
     */
  statuses?: TravelerAudienceStatusesItem[];
  /** Only those whose trip form is not complete. */
  onlyMissingForms?: boolean;
}
