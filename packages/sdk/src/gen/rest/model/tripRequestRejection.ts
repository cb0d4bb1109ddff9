
export interface TripRequestRejection {
  version: number;
  /**
     * What the host is told.
     * @maxLength 1000
     */
  reason: string;
}
