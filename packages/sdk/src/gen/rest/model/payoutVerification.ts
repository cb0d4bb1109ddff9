
export interface PayoutVerification {
  /** Whether verification is complete and payouts arrive. */
  done: boolean;
  /** The provider's own page, valid for a few minutes; absent once done. */
  url?: string;
  text: string;
}
