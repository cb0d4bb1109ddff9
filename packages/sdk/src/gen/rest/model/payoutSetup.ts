
export interface PayoutSetup {
  /** Whether there is an account to pay to. */
  ready: boolean;
  /** When the account was last changed. */
  finishedAt?: string;
  /** Addresses that a link goes to. */
  recipients: string[];
  /** When the last link was sent. */
  sentAt?: string;
  /** Addresses that it was sent to. */
  sentTo?: string[];
  /** When it was first opened. */
  openedAt?: string;
  /** Whether sendPayoutSetup can send one. */
  sendable: boolean;
  /** Why not. */
  reason?: string;
}
