
export interface PrivateRoomUpgrade {
  offered: boolean;
  unitPriceWithFeeMinor: number;
  /** For every traveler of the party. */
  totalMinor: number;
}
