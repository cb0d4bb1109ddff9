import type { Service } from './service.ts';

export interface Day {
  /** @minimum 1 */
  day: number;
  date?: string;
  services: Service[];
}
