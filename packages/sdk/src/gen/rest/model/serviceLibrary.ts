import type { Service } from './service.ts';

export interface ServiceLibrary {
  items: Service[];
  /** How many there are in all, so that a page knows whether to offer more. */
  total: number;
}
