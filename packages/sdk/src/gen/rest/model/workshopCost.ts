import type { Service } from './service.ts';

export interface WorkshopCost {
  hoursRequested: number;
  activity: Service;
  costMinor: number;
}
