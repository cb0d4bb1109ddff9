import type { AddOn } from './addOn.ts';
import type { AutomaticPayment } from './automaticPayment.ts';
import type { BookedRoom } from './bookedRoom.ts';
import type { BookingCancellation } from './bookingCancellation.ts';
import type { BookingListGroup } from './bookingListGroup.ts';
import type { BookingNextStep } from './bookingNextStep.ts';
import type { BookingPart } from './bookingPart.ts';
import type { BookingSummary } from './bookingSummary.ts';
import type { DebitOnItsWay } from './debitOnItsWay.ts';
import type { MobileAppOffer } from './mobileAppOffer.ts';
import type { Participant } from './participant.ts';
import type { Payment } from './payment.ts';
import type { PossiblePayer } from './possiblePayer.ts';
import type { PriceLine } from './priceLine.ts';
import type { RoomChoice } from './roomChoice.ts';
import type { SupportAction } from './supportAction.ts';
import type { TravelerStatus } from './travelerStatus.ts';
import type { TripSummary } from './tripSummary.ts';
import type { UpcomingItem } from './upcomingItem.ts';
import type { VisaReminder } from './visaReminder.ts';

export type Booking = BookingSummary & {
  trip: TripSummary;
  currency: string;
  totalMinor: number;
  paidMinor: number;
  /** Negative means available credit. */
  dueMinor: number;
  depositMinor?: number;
  minimumPaymentMinor?: number;
  debit?: DebitOnItsWay;
  automaticPayment?: AutomaticPayment;
  paymentDueDate?: string;
  /** 'Due in N days' or 'The payment is overdue.' (T-035). */
  dueText?: string;
  overdue?: boolean;
  /** Until when the spots offered from the waitlist can be had by paying the deposit; absent without an offer. */
  offerExpiresAt?: string;
  /**
     * Place in line among the parties that wait for the trip, from 1; absent unless the party waits.
     * @minimum 1
     */
  waitlistPosition?: number;
  /**
     * Days until the trip starts, counted where it is; absent once it started, while the party waits, and of cancelled bookings.
     * @minimum 0
     */
  daysToStart?: number;
  isPrimary: boolean;
  isPendingCancellation: boolean;
  /** The signed-in participant. */
  travelerId?: string;
  termsAccepted: boolean;
  tripFormComplete?: boolean;
  /** Whether the trip's public page shows the signed-in traveler; absent for who cannot be shown. */
  shownOnTripPage?: boolean;
  /** The parts that are open to the signed-in person. */
  parts: BookingPart[];
  /** What the signed-in traveler does next (T-026). */
  nextStep: BookingNextStep;
  /** Its group in the list of one's trips: that of the trip, and cancelled once the booking is (T-107, T-108). */
  listGroup: BookingListGroup;
  /** Place of its status in the list of one's trips, lower first (T-111). */
  listPriority: number;
  customer: Participant;
  additionalParticipants: Participant[];
  rooms: BookedRoom[];
  addOns: AddOn[];
  payments: Payment[];
  lines: PriceLine[];
  upcoming?: UpcomingItem[];
  mobileApp?: MobileAppOffer;
  visa?: VisaReminder;
  /** Until when the booking can be changed (T-261). */
  finalText?: string;
  travelerStatus?: TravelerStatus;
  /** Price of the places without add-ons; for who pays (T-080). */
  travelAmountMinor?: number;
  /** Rooms by positions in the party. */
  travelersRooms?: RoomChoice[];
  /** Absent of trips that are not sold through Rezdy (T-251). */
  rezdyTripId?: string;
  /** 15 operator, 16 host, 17 product (T-133). */
  internalCancellationReason?: number;
  cancellation?: BookingCancellation;
  bookedAt?: string;
  /** Who of the travelers could pay instead of the customer; absent for everybody but admins. */
  payers?: PossiblePayer[];
  /** What the calling helper can do to the order now; absent for everybody else. */
  supportActions?: SupportAction[];
  version: number;
};
