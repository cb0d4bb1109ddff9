import type { InventoryOfferStatus } from './inventoryOfferStatus.ts';
import type { PackageLevel } from './packageLevel.ts';
import type { RoomSupply } from './roomSupply.ts';
import type { Tier } from './tier.ts';

export interface InventoryOffer {
  id: string;
  startDate: string;
  packageLevel: PackageLevel;
  status: InventoryOfferStatus;
  /** Whether it can be requested. */
  open: boolean;
  costSchedule: Tier[];
  preTransferPriceMinor?: number;
  postTransferPriceMinor?: number;
  preAccommodation?: RoomSupply;
  postAccommodation?: RoomSupply;
}
