
export interface CostThreshold {
  /**
     * Numbers 0 to 6, Sunday first (O-233).
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
