
export interface ItineraryVersion {
  version: number;
  savedAt: string;
  /** The member who saved it. */
  savedBy?: string;
  /** What made it, such as itinerary.update or itinerary.restore. */
  action: string;
  restoredFrom?: number;
  /** How many fields and services differ from the version before. */
  changes: number;
}
