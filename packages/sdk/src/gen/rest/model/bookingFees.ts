import type { RefundableItem } from './refundableItem.ts';

export interface BookingFees {
  items: RefundableItem[];
  /** Amount that the caller can still waive for this booking. */
  waivableMinor: number;
  currency: string;
}
