import type { PackageLevel } from './packageLevel.ts';
import type { ValidityPeriod } from './validityPeriod.ts';
import type { ValiditySpan } from './validitySpan.ts';

export interface ValidityPeriodEdit {
  version: number;
  packageLevel: PackageLevel;
  clear?: ValiditySpan;
  put?: ValidityPeriod;
}
