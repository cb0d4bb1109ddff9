
export interface ReplacementOffer {
  canReplace: boolean;
  /** Why the spot cannot go to another person. */
  reason?: string;
  /** What it costs today; 0 while it is free. */
  feeMinor: number;
  currency: string;
  /** The last day on which it costs nothing. */
  freeUntil: string;
  /** The last day on which it can be done. */
  replaceableUntil: string;
}
