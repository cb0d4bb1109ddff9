import type { InventoryOffer } from './inventoryOffer.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface PackageAvailability {
  level: PackageLevel;
  enabledDates: string[];
  blackoutDates: string[];
  instantApprovalDates: string[];
  firstAvailableDate?: string;
  /** The start date set by changing to this package, the first one with instant approval or else the first available (H-323). */
  defaultStartDate?: string;
  dietaryOptions?: string[];
  /** The value set by changing to this package (H-322). */
  defaultDietaryRestriction?: string;
  itineraryInventoryItems: InventoryOffer[];
}
