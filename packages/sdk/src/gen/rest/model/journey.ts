import type { GroundTransferType } from './groundTransferType.ts';
import type { JourneyStatus } from './journeyStatus.ts';
import type { RideCancellation } from './rideCancellation.ts';
import type { RideDriver } from './rideDriver.ts';
import type { RideLength } from './rideLength.ts';
import type { RidePlace } from './ridePlace.ts';
import type { RidePrice } from './ridePrice.ts';
import type { RideTraveler } from './rideTraveler.ts';
import type { TransferCompany } from './transferCompany.ts';

export interface Journey {
  code: string;
  type: GroundTransferType;
  origin: RidePlace;
  destination: RidePlace;
  pickupDateTime: string;
  /** Local time at the trip, yyyy-MM-ddTHH:mm:ss. */
  pickupLocalTime: string;
  timeZone: string;
  status: JourneyStatus;
  driver?: RideDriver;
  transferCompany?: TransferCompany;
  priceSummary?: RidePrice;
  vehicleCategory: string;
  traveler: RideTraveler;
  cancellationDetails?: RideCancellation;
  approxDurationAndDistance: RideLength;
}
