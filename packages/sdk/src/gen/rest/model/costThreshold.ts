
export interface CostThreshold {
  /**
     * Days from 0 to 6, where 0 is Sunday (O-233).
     * @maxItems 7
     */
  daysOfTheWeek: number[];
  /**
     * @minimum 0
     * @maximum 500
     */
  numberOfTravelers: number;
  /** @minimum 0 */
  priceMinor: number;
}
