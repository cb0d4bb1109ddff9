import type { AddOnServiceOccupancy } from './addOnServiceOccupancy.ts';
import type { ServiceType } from './serviceType.ts';
import type { Timing } from './timing.ts';

/**
 * The service behind an add-on; absent for private rooms (T-083).
 */
export interface AddOnService {
  /** Absent for a departure's nights and transfers. */
  id?: string;
  name: string;
  description?: string;
  type: ServiceType;
  timing: Timing;
  occupancy?: AddOnServiceOccupancy;
  bookable: boolean;
  /** The trip no longer offers it; travelers who booked it keep it. */
  deleted: boolean;
}
