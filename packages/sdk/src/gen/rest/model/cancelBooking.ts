import type { CancelBookingCancellationDetails } from './cancelBookingCancellationDetails.ts';

export interface CancelBooking {
  /** @maxLength 64 */
  quoteId: string;
  /**
     * All by default.
     * @maxItems 49
     */
  travelers?: string[];
  cancellationDetails: CancelBookingCancellationDetails;
}
