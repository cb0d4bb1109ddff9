import type { DayChangeEntryField } from './dayChangeEntryField.ts';
import type { DayChangeEntryKind } from './dayChangeEntryKind.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * What became of a service; before and after are told of what has a short form.
 */
export interface DayChangeEntry {
  kind: DayChangeEntryKind;
  type: ServiceType;
  name: string;
  field?: DayChangeEntryField;
  before?: string;
  after?: string;
}
