import type { BookingDisplay } from './bookingDisplay.ts';
import type { BookingStatus } from './bookingStatus.ts';

export interface BookingSummary {
  id: string;
  orderId: string;
  status: BookingStatus;
  displayCode: BookingDisplay;
  /** The displayed status as text (T-104, T-105). */
  displayStatus: string;
  statusText: string;
  totalSpotsBooked: number;
}
