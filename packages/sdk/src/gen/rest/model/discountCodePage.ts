import type { DiscountCode } from './discountCode.ts';

export interface DiscountCodePage {
  items: DiscountCode[];
  nextCursor?: string;
}
