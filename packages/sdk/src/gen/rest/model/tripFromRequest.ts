
export interface TripFromRequest {
  tripRequestId: string;
  /**
     * @minLength 1
     * @maxLength 70
     */
  name?: string;
  /** @maxLength 4000 */
  tripSummary?: string;
  /** @maxLength 60 */
  operatorCode?: string;
  /**
     * @minimum 2
     * @maximum 500
     */
  minimumSpots?: number;
  /**
     * @minimum 2
     * @maximum 500
     */
  maximumSpots?: number;
  /**
     * IANA name; defaults to the time zone of the arrival airport or the first stay.
     * @maxLength 60
     */
  timeZone?: string;
}
