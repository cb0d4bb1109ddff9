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
  /** When the offer of spots from the waitlist expires; paying the deposit accepts it. Absent without an offer. */
  offerExpiresAt?: string;
  /**
     * Position among the parties waiting for the trip, starting at 1; absent unless the party is waiting.
     * @minimum 1
     */
  waitlistPosition?: number;
  /**
     * Days until the trip starts, in the trip's time zone; absent once it has started, while the party is waiting, and for canceled bookings.
     * @minimum 0
     */
  daysToStart?: number;
  isPrimary: boolean;
  isPendingCancellation: boolean;
  /** The signed-in person's participant. */
  travelerId?: string;
  termsAccepted: boolean;
  tripFormComplete?: boolean;
  /** Whether the trip's public page shows the signed-in traveler; absent for anyone who cannot be shown. */
  shownOnTripPage?: boolean;
  /** The sections open to the signed-in person. */
  parts: BookingPart[];
  /** The signed-in traveler's next step (T-026). */
  nextStep: BookingNextStep;
  /** Group in the traveler's trip list; follows the trip, or is cancelled once the booking is canceled (T-107, T-108). */
  listGroup: BookingListGroup;
  /** Rank of its status in the traveler's trip list, lowest first (T-111). */
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
  /** Deadline for changing the booking (T-261). */
  finalText?: string;
  travelerStatus?: TravelerStatus;
  /** Price of the spots without add-ons; visible to the payer (T-080). */
  travelAmountMinor?: number;
  /** Rooms, by positions in the party. */
  travelersRooms?: RoomChoice[];
  /** Absent for trips that are not sold through Rezdy (T-251). */
  rezdyTripId?: string;
  /** 15 operator, 16 host, 17 product (T-133). */
  internalCancellationReason?: number;
  cancellation?: BookingCancellation;
  bookedAt?: string;
  /** Travelers who could pay instead of the customer; for admins only. */
  payers?: PossiblePayer[];
  /** Actions that the calling admin or trip manager can currently take on the order; absent for everyone else. */
  supportActions?: SupportAction[];
  version: number;
};
