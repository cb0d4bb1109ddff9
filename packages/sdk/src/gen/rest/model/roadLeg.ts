
export interface RoadLeg {
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
}
