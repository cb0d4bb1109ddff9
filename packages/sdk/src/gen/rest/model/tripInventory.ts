import type { Service } from './service.ts';
import type { SingleSupplement } from './singleSupplement.ts';

export interface TripInventory {
  inventoryItemId?: string;
  startDate?: string;
  spots: number;
  spotsTaken: number;
  spotsLeft: number;
  singleSupplement: SingleSupplement;
  activities: Service[];
}
