import type { ReinstateBookingBookingStatus } from './reinstateBookingBookingStatus.ts';

export interface ReinstateBooking {
  bookingStatus: ReinstateBookingBookingStatus;
  /** @maxItems 49 */
  secondaryTravelerIds: string[];
  /** With the add-ons and private rooms it had when it was cancelled. */
  keepAddOns?: boolean;
  /**
     * The price as shown; refused when it differs from the server's.
     * @minimum 0
     */
  totalMinor?: number;
}
