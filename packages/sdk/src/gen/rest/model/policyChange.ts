
/**
 * One of the values, matching the policy's kind.
 */
export interface PolicyChange {
  /** @maxLength 80 */
  path: string;
  number?: number;
  flag?: boolean;
  /** @maxLength 200 */
  text?: string;
  /** @maxItems 20 */
  numbers?: number[];
  /**
     * @maxItems 20
     * @items.maxLength 80
     */
  texts?: string[];
  /** Reset to the default. */
  useDefault?: boolean;
}
