
export interface MoveGone {
  label: string;
  traveler: string;
  /** What it cost. */
  amountMinor: number;
}
