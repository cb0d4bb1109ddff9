import type { Service } from './service.ts';

export interface ServiceLibrary {
  items: Service[];
  /** Total number of services, so that the page knows whether to offer more. */
  total: number;
}
