import type { PackageAvailability } from './packageAvailability.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface Availability {
  isInventoryEnabled: boolean;
  defaultPackage?: PackageLevel;
  /** Whether at least two packages can be chosen (H-352). */
  showPackages?: boolean;
  packages: PackageAvailability[];
}
