
export interface NightSupply {
  /** @minimum 0 */
  priceMinor: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  quantityAvailable?: number;
  /**
     * @minimum 0
     * @maximum 30
     */
  maxNights?: number;
}
