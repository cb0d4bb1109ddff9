import type { AccommodationSelection } from './accommodationSelection.ts';
import type { InventoryItemStatus } from './inventoryItemStatus.ts';
import type { PackageLevel } from './packageLevel.ts';
import type { RoomSupply } from './roomSupply.ts';
import type { Tier } from './tier.ts';

export interface InventoryItem {
  id: string;
  startDate: string;
  packageLevel: PackageLevel;
  quantityAvailable: number;
  quantityPending: number;
  quantityConfirmed: number;
  status: InventoryItemStatus;
  singleSupplementPriceMinor: number;
  singleSupplementQuantityAvailable: number;
  preTransferPriceMinor?: number;
  postTransferPriceMinor?: number;
  preAccommodation?: RoomSupply;
  postAccommodation?: RoomSupply;
  costSchedule: Tier[];
  accommodationSelections?: AccommodationSelection[];
  isReserved: boolean;
  /** Warnings to show before saving; they do not prevent it (O-120, O-121). */
  warnings?: string[];
  version: number;
}
