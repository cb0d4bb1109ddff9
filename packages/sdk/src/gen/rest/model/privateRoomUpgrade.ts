
export interface PrivateRoomUpgrade {
  offered: boolean;
  unitPriceWithFeeMinor: number;
  /** Total for all travelers of the party. */
  totalMinor: number;
}
