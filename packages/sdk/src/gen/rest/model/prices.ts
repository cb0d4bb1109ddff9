
export interface Prices {
  /**
     * Early-bird price of the first minimumSpots spots.
     * @minimum 0
     * @maximum 100000000000
     */
  initialMinor: number;
  /**
     * @minimum 0
     * @maximum 100000000000
     */
  remainingMinor: number;
  readonly serviceFeeBp?: number;
  readonly transactionFeeBp?: number;
}
