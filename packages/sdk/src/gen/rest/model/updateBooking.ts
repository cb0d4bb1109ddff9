import type { CartAddOn } from './cartAddOn.ts';
import type { RoomChoice } from './roomChoice.ts';
import type { UpdateBookingPayment } from './updateBookingPayment.ts';

export interface UpdateBooking {
  version: number;
  /** The total shown, without insurance; refused if it differs from the server's. */
  totalMinor: number;
  /** Accepts the repriced insurance; the adjustment is part of the amount paid. */
  insuranceQuoteId?: string;
  /** @maxItems 500 */
  addOns?: CartAddOn[];
  /** @maxItems 50 */
  travelersRooms?: RoomChoice[];
  payment?: UpdateBookingPayment;
}
