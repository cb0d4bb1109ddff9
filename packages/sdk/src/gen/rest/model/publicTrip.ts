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
  /** What the status means, in a sentence (T-110). */
  statusText: string;
  stage: string;
  hostPage: PublicTripHost;
  /**
     * Other trips that one can book, the most alike first.
     * @maxItems 3
     */
  similar: PublicTripCard[];
  /** Booked or held. */
  spotsTaken: number;
  /** How many spots are missing until the trip is sure to take place. */
  toConfirm: number;
  /**
     * Travelers who chose to be shown; most are not.
     * @maxItems 60
     */
  going: PublicTraveler[];
  /** What a traveler who books today pays and when. */
  payments: PublicPayment[];
  /** What one gets back, in order of time. */
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
  /** The most spots that one party books online; a larger one contacts the host. */
  maximumParty: number;
  /**
     * How long spots are held for a party while it books.
     * @minimum 1
     */
  holdMinutes: number;
  bookingsDeadline?: string;
  finalPaymentDue?: string;
  travelerInsuranceRequired?: boolean;
  passportRequired?: boolean;
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  /** Single supplement per traveler; absent when none is left. */
  privateRoomPriceMinor?: number;
  privateRoomsLeft?: number;
  roomTypes: RoomType[];
  /** Activities a traveler can add. */
  addOns: Service[];
  /** Nights before and after the trip and airport transfers that a traveler can add; a hold names them among its activities. */
  extras?: TripExtra[];
  cancellationPolicy: string[];
};
