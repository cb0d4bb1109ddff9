import type { Airport } from './airport.ts';
import type { RideWindow } from './rideWindow.ts';

export interface GroundTransferOffer {
  bookable: boolean;
  /** Why rides cannot be booked. */
  reason?: string;
  arrival: RideWindow;
  departure: RideWindow;
  /** IANA name of the trip's time zone. */
  timeZone: string;
  arrivalAirport?: Airport;
  departureAirport?: Airport;
  maximumPassengers: number;
  freeCancellationHours: number;
  /** False for hosts (T-200). */
  pricesShown: boolean;
  currency: string;
  bookingId?: string;
  /** First day on which a host can book. */
  opensOn?: string;
  accommodation: RideWindow;
}
