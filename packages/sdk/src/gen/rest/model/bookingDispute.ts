import type { BookingDisputeStatus } from './bookingDisputeStatus.ts';

export interface BookingDispute {
  status: BookingDisputeStatus;
  amountMinor: number;
  reason: string;
  openedAt: string;
}
