import type { FieldChange } from './fieldChange.ts';
import type { ServiceChange } from './serviceChange.ts';

export interface TripDifference {
  fields: FieldChange[];
  services: ServiceChange[];
}
