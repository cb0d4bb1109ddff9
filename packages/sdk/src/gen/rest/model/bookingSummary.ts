import type { BookingDisplay } from './bookingDisplay.ts';
import type { BookingStatus } from './bookingStatus.ts';

export interface BookingSummary {
  id: string;
  orderId: string;
  status: BookingStatus;
  displayCode: BookingDisplay;
  /** What is shown, in words (T-104, T-105). */
  displayStatus: string;
  statusText: string;
  totalSpotsBooked: number;
}
