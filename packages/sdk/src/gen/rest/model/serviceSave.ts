import type { Service } from './service.ts';

export interface ServiceSave {
  /** Version of the itinerary. */
  version: number;
  service: Service;
}
