
export interface ItineraryVersion {
  version: number;
  savedAt: string;
  /** The member who saved it. */
  savedBy?: string;
  /** What created the version, such as itinerary.update or itinerary.restore. */
  action: string;
  restoredFrom?: number;
  /** Number of fields and services that differ from the previous version. */
  changes: number;
}
