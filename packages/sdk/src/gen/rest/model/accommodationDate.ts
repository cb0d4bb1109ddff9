import type { AccommodationDateState } from './accommodationDateState.ts';
import type { PackageLevel } from './packageLevel.ts';

export interface AccommodationDate {
  inventoryItemId: string;
  startDate: string;
  packageLevel: PackageLevel;
  /** assigned has this accommodation, disabled is reserved (O-104, O-105). */
  state: AccommodationDateState;
  /** The departure has this accommodation, reserved or not. */
  assigned: boolean;
  /** A trip is on the departure, so that it stays as it is (O-105). */
  reserved: boolean;
  version: number;
}
