import type { BookingStatus } from './bookingStatus.ts';
import type { MoveGone } from './moveGone.ts';

export interface MoveCalculation {
  possible: boolean;
  /** Why it cannot move. */
  reason?: string;
  status?: BookingStatus;
  /** Private rooms and add-ons that the other trip does not have, or has no more of. */
  gone: MoveGone[];
  totalMinor: number;
  /** What the price changes by. */
  differenceMinor: number;
  /** What goes back to cards. */
  refundMinor: number;
  /** What goes back as credit. */
  creditMinor: number;
  dueMinor: number;
  dueOn?: string;
  currency: string;
}
