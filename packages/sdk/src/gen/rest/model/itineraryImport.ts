
export interface ItineraryImport {
  /**
     * Contents of a file written by exportItinerary.
     * @maxLength 900000
     */
  file: string;
}
