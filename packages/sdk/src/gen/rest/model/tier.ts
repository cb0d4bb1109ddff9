
/**
 * Cost per traveler from this number of travelers upward.
 */
export interface Tier {
  /**
     * @minimum 1
     * @maximum 500
     */
  numberOfTravelers: number;
  /**
     * @minimum 0
     * @maximum 100000000000
     */
  priceMinor: number;
}
