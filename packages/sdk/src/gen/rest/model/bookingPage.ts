import type { Booking } from './booking.ts';

export interface BookingPage {
  items: Booking[];
  nextCursor?: string;
}
