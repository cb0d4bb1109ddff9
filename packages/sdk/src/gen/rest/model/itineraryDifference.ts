import type { FieldChange } from './fieldChange.ts';
import type { ServiceChange } from './serviceChange.ts';

export interface ItineraryDifference {
  from: number;
  to: number;
  fields: FieldChange[];
  services: ServiceChange[];
}
