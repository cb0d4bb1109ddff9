
/**
 * A single room on the next start date.
 */
export interface SingleSupplementOffer {
  priceMinor: number;
  quantity: number;
}
