
export interface ReplacementOffer {
  canReplace: boolean;
  /** Why the spot cannot go to another person. */
  reason?: string;
  /** The fee if replaced today; 0 while it is free. */
  feeMinor: number;
  currency: string;
  /** The last day on which it is free. */
  freeUntil: string;
  /** The last day on which a traveler can be replaced. */
  replaceableUntil: string;
}
