import type { RefundableItem } from './refundableItem.ts';

export interface BookingFees {
  items: RefundableItem[];
  /** How much the caller can still waive of this booking. */
  waivableMinor: number;
  currency: string;
}
