
export interface SavedTripsInput {
  /**
     * @maxItems 100
     * @items.maxLength 200
     */
  tripPaths: string[];
  saved: boolean;
}
