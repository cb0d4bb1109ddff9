import type { DayChangeEntryField } from './dayChangeEntryField.ts';
import type { DayChangeEntryKind } from './dayChangeEntryKind.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * A change to a service; before and after are given for fields with a short form.
 */
export interface DayChangeEntry {
  kind: DayChangeEntryKind;
  type: ServiceType;
  name: string;
  field?: DayChangeEntryField;
  before?: string;
  after?: string;
}
