import type { Service } from './service.ts';

export interface ServiceSaved {
  /** The itinerary's version after the change. */
  version: number;
  service?: Service;
  /** Start dates that reverted to the default accommodation (O-204). */
  resetDates?: string[];
}
