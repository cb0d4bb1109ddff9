
export interface DestinationMerge {
  version: number;
  /** @maxLength 80 */
  country: string;
  /**
     * The destination that ends, or the place that is not listed.
     * @maxLength 120
     */
  name: string;
  /**
     * Id of the destination that remains.
     * @maxLength 150
     */
  into: string;
}
