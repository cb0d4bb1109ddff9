
export interface Credit {
  id: string;
  amountMinor: number;
  leftMinor: number;
  currency: string;
  reason: string;
  /** Last day on which it can be used. */
  expiresOn: string;
  expired: boolean;
  createdAt: string;
}
