import type { InventoryOffer } from './inventoryOffer.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface PackageAvailability {
  level: PackageLevel;
  enabledDates: string[];
  blackoutDates: string[];
  instantApprovalDates: string[];
  firstAvailableDate?: string;
  /** What a change to this package sets: the first instant-approval date, else the first available one (H-323). */
  defaultStartDate?: string;
  dietaryOptions?: string[];
  /** What a change of package resets it to (H-322). */
  defaultDietaryRestriction?: string;
  itineraryInventoryItems: InventoryOffer[];
}
