import type { AccommodationDateState } from './accommodationDateState.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface AccommodationDate {
  inventoryItemId: string;
  startDate: string;
  packageLevel: PackageLevel;
  /** assigned means it has this accommodation; disabled means it is reserved (O-104, O-105). */
  state: AccommodationDateState;
  /** Whether the departure has this accommodation, reserved or not. */
  assigned: boolean;
  /** Whether a trip uses the departure, which then cannot change (O-105). */
  reserved: boolean;
  version: number;
}
