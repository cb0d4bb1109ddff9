import type { BookingDisplay } from './bookingDisplay.ts';
import type { BookingStatus } from './bookingStatus.ts';
import type { Participant } from './participant.ts';
import type { TripTravelerPaidStatus } from './tripTravelerPaidStatus.ts';

export interface TripTraveler {
  /** Id of the booking. */
  id: string;
  orderId: string;
  status: BookingStatus;
  displayCode: BookingDisplay;
  /** The displayed status as text (H-296 to H-298). */
  displayStatus: string;
  /** Whether the order is on the waitlist, which has its own table (H-160). */
  waiting: boolean;
  paidStatus: TripTravelerPaidStatus;
  totalSpotsBooked: number;
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  pendingCancellation: boolean;
  cancelledByHost: boolean;
  /** Whether the host can confirm the order (H-299). */
  canConfirm: boolean;
  /** Whether the host can reject the order (H-299). */
  canReject: boolean;
  /** Amount refunded to the party if the host rejects the order now. */
  refundMinor: number;
  traveler: Participant;
  party: Participant[];
  bookedAt: string;
}
