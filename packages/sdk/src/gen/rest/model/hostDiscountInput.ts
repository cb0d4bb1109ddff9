
export interface HostDiscountInput {
  /**
     * @minLength 3
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]+$
     */
  code: string;
  /**
     * Percentage of the price, in basis points.
     * @minimum 1
     * @maximum 10000
     */
  percentBp?: number;
  /**
     * @minimum 1
     * @maximum 100000000000
     */
  amountMinor?: number;
  /** Limits the code to this trip of the host. */
  tripId?: string;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  maxUses?: number;
  startsOn?: string;
  /** The last day on which the code can be used. */
  expiresOn?: string;
  active?: boolean;
  /** Required when updating a code. */
  version?: number;
}
