import type { PackageLevel } from './packageLevel.ts';
import type { ValidityPeriod } from './validityPeriod.ts';

export interface PackageSetup {
  level: PackageLevel;
  enabled: boolean;
  /**
     * @maxItems 12
     * @items.maxLength 60
     */
  accommodationLevels?: string[];
  /**
     * @maxItems 12
     * @items.maxLength 60
     */
  mealLevels?: string[];
  /**
     * @maxItems 20
     * @items.maxLength 60
     */
  foodOptions?: string[];
  /** @maxItems 400 */
  validityPeriods?: ValidityPeriod[];
  /** Estimated cost per traveler when the trip is sold out (H-634). */
  fromPriceMinor?: number;
}
