import type { AddOnServiceOccupancy } from './addOnServiceOccupancy.ts';
import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

/**
 * What an add-on is of; absent of private rooms (T-083).
 */
export interface AddOnService {
  /** Absent of nights and transfers of a departure. */
  id?: string;
  name: string;
  description?: string;
  type: ServiceType;
  timing: Timing;
  occupancy?: AddOnServiceOccupancy;
  bookable: boolean;
  /** The trip no longer has it; who booked it keeps it. */
  deleted: boolean;
}
