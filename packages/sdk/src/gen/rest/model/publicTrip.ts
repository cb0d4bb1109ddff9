import type { Airport } from './airport.ts';
import type { Day } from './day.ts';
import type { Person } from './person.ts';
import type { Photo } from './photo.ts';
import type { PublicCancellation } from './publicCancellation.ts';
import type { PublicPayment } from './publicPayment.ts';
import type { PublicTraveler } from './publicTraveler.ts';
import type { PublicTripCard } from './publicTripCard.ts';
import type { PublicTripHost } from './publicTripHost.ts';
import type { RoomType } from './roomType.ts';
import type { Service } from './service.ts';
import type { TripExtra } from './tripExtra.ts';
import type { TripStatus } from './tripStatus.ts';

export type PublicTrip = PublicTripCard & {
  id: string;
  status: TripStatus;
  /** Meaning of the status, in a sentence (T-110). */
  statusText: string;
  stage: string;
  hostPage: PublicTripHost;
  /**
     * Other bookable trips, most similar first.
     * @maxItems 3
     */
  similar: PublicTripCard[];
  /** Spots booked or held. */
  spotsTaken: number;
  /** Number of spots still needed for the trip to be certain to take place. */
  toConfirm: number;
  /**
     * Travelers who chose to be shown; most do not.
     * @maxItems 60
     */
  going: PublicTraveler[];
  /** What a traveler who books today pays and when. */
  payments: PublicPayment[];
  /** Refund after a cancellation, in chronological order. */
  cancellation: PublicCancellation[];
  launchDate?: string;
  tripSummary: string;
  activityLevel?: number;
  photos: Photo[];
  servicesByDay: Day[];
  host: Person;
  operatorName?: string;
  inclusions?: string[];
  exclusions?: string[];
  initialPriceMinor: number;
  remainingPriceMinor: number;
  earlyBirdLeft: number;
  /** Deposit per traveler at today's price. */
  depositMinor: number;
  minimumSpots: number;
  maximumSpots: number;
  /** Most spots that one party can book online; a larger party contacts the host. */
  maximumParty: number;
  /**
     * Minutes for which spots are held for a party while it books.
     * @minimum 1
     */
  holdMinutes: number;
  bookingsDeadline?: string;
  finalPaymentDue?: string;
  travelerInsuranceRequired?: boolean;
  passportRequired?: boolean;
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  /** Single supplement per traveler; absent when no private room is left. */
  privateRoomPriceMinor?: number;
  privateRoomsLeft?: number;
  roomTypes: RoomType[];
  /** Activities that a traveler can add. */
  addOns: Service[];
  /** Nights before and after the trip and airport transfers that a traveler can add; a hold lists them among its activities. */
  extras?: TripExtra[];
  cancellationPolicy: string[];
};
