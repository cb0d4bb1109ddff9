import type { OperatorDepartureStatus } from './operatorDepartureStatus.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface OperatorDeparture {
  /** ID of the departure, or of the trip if its itinerary has no inventory. */
  id: string;
  startDate: string;
  packageLevel: PackageLevel;
  status: OperatorDepartureStatus;
  /** Trips and requests that use it. */
  quantityTaken: number;
  /** How many trips can start on it. */
  quantityAvailable: number;
  /** Spots of its trips that are sold or held. */
  spotsTaken: number;
  /** Spots of its trips. */
  maximumSpots: number;
  /** The trip that uses it, if there is exactly one. */
  tripId?: string;
}
