import type { TripEarnings } from './tripEarnings.ts';

export interface Earnings {
  currency: string;
  earnedMinor: number;
  paidMinor: number;
  /** Planned, held and failed payouts. */
  scheduledMinor: number;
  /** Part of what was earned. */
  referralMinor: number;
  nextPayoutOn?: string;
  nextPayoutMinor?: number;
  trips: TripEarnings[];
  /** Payouts wait for an account. */
  hasAccount: boolean;
  /** Who at an operator sets up its account, by name. */
  accountAdmins?: string[];
}
