import type { Booking } from './booking.ts';
import type { BookingUpdatedOutcome } from './bookingUpdatedOutcome.ts';
import type { PaymentResult } from './paymentResult.ts';

export interface BookingUpdated {
  booking: Booking;
  dueAmountMinor: number;
  outcome: BookingUpdatedOutcome;
  successTitle: string;
  payment?: PaymentResult;
}
