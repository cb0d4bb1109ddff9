
/**
 * A room of one's own on the next start.
 */
export interface SingleSupplementOffer {
  priceMinor: number;
  quantity: number;
}
