
export interface ServicePrice {
  id: string;
  /** @minimum 0 */
  priceMinor: number;
}
