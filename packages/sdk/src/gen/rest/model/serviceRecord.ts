import type { ServiceType } from './serviceType.ts';

export interface ServiceRecord {
  id: string;
  itineraryId: string;
  itineraryName: string;
  type: ServiceType;
  day: number;
  name: string;
}
