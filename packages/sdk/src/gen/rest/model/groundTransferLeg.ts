
export interface GroundTransferLeg {
  /**
     * @minLength 1
     * @maxLength 200
     */
  originPlaceId: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  destinationPlaceId: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  passengers: number;
  /**
     * @minimum 0
     * @maximum 500
     */
  carryOnLuggage?: number;
  /**
     * @minimum 0
     * @maximum 500
     */
  checkedLuggage?: number;
  /**
     * In UTC, yyyy-MM-ddTHH:mm:ss.
     * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
     */
  pickupDateTime: string;
  /**
     * @minLength 1
     * @maxLength 20
     */
  flightNumber: string;
}
