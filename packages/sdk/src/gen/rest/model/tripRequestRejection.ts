
export interface TripRequestRejection {
  version: number;
  /**
     * The reason given to the host.
     * @maxLength 1000
     */
  reason: string;
}
