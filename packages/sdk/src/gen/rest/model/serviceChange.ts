import type { FieldChange } from './fieldChange.ts';
import type { ServiceChangeChange } from './serviceChangeChange.ts';
import type { ServiceType } from './serviceType.ts';

export interface ServiceChange {
  serviceId: string;
  type: ServiceType;
  name?: string;
  day?: number;
  change: ServiceChangeChange;
  fields: FieldChange[];
}
