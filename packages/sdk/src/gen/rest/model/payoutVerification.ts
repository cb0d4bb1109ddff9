
export interface PayoutVerification {
  /** Nothing is missing; payouts arrive. */
  done: boolean;
  /** The provider's own page, for a few minutes; absent once done. */
  url?: string;
  text: string;
}
