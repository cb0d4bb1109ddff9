
export interface ItineraryImport {
  /**
     * Content of a file written by exportItinerary.
     * @maxLength 900000
     */
  file: string;
}
