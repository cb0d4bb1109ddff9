import type { HostDiscount } from './hostDiscount.ts';

export interface HostDiscountPage {
  items: HostDiscount[];
  /** Maximum that a host's code can take off a price, in basis points. */
  maxPercentBp: number;
  nextCursor?: string;
}
