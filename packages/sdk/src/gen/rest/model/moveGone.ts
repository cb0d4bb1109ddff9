
export interface MoveGone {
  label: string;
  traveler: string;
  /** Its price. */
  amountMinor: number;
}
