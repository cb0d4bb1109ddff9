import type { HostDiscount } from './hostDiscount.ts';

export interface HostDiscountPage {
  items: HostDiscount[];
  /** The most that a host's code takes off a price, in basis points. */
  maxPercentBp: number;
  nextCursor?: string;
}
