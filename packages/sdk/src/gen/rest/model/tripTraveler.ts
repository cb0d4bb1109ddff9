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
  /** What is shown, in words (H-296 to H-298). */
  displayStatus: string;
  /** The order stands on the waitlist, which is a table of its own (H-160). */
  waiting: boolean;
  paidStatus: TripTravelerPaidStatus;
  totalSpotsBooked: number;
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  pendingCancellation: boolean;
  cancelledByHost: boolean;
  /** The host may confirm the order (H-299). */
  canConfirm: boolean;
  /** The host may reject the order (H-299). */
  canReject: boolean;
  /** What goes back to the party when the host rejects the order now. */
  refundMinor: number;
  traveler: Participant;
  party: Participant[];
  bookedAt: string;
}
