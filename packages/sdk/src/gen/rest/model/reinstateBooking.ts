import type { ReinstateBookingBookingStatus } from './reinstateBookingBookingStatus.ts';

export interface ReinstateBooking {
  bookingStatus: ReinstateBookingBookingStatus;
  /** @maxItems 49 */
  secondaryTravelerIds: string[];
  /** Restores the add-ons and private rooms the booking had when it was canceled. */
  keepAddOns?: boolean;
  /**
     * The price shown; refused if it differs from the server's.
     * @minimum 0
     */
  totalMinor?: number;
}
