
export interface TripRequestUpdate {
  version: number;
  startDate?: string;
  itineraryInventoryItemId?: string;
  /** @maxLength 4000 */
  additionalRequests?: string;
}
