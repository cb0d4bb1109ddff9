import type { BookingStatus } from './bookingStatus.ts';
import type { MoveGone } from './moveGone.ts';

export interface MoveCalculation {
  possible: boolean;
  /** Why the booking cannot be moved. */
  reason?: string;
  status?: BookingStatus;
  /** Private rooms and add-ons that the other trip does not offer or has run out of. */
  gone: MoveGone[];
  totalMinor: number;
  /** Change in price. */
  differenceMinor: number;
  /** Amount refunded to cards. */
  refundMinor: number;
  /** Amount refunded as credit. */
  creditMinor: number;
  dueMinor: number;
  dueOn?: string;
  currency: string;
}
