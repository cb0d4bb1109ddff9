import type { BookingDiscount } from './bookingDiscount.ts';
import type { BookingDispute } from './bookingDispute.ts';
import type { RefundableItem } from './refundableItem.ts';
import type { Statement } from './statement.ts';

export interface BookingMoney {
  statement: Statement;
  items: RefundableItem[];
  discount?: BookingDiscount;
  disputes: BookingDispute[];
}
