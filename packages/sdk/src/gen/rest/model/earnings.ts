import type { TripEarnings } from './tripEarnings.ts';

export interface Earnings {
  currency: string;
  earnedMinor: number;
  paidMinor: number;
  /** Scheduled, held and failed payouts. */
  scheduledMinor: number;
  /** Referral earnings; part of earnedMinor. */
  referralMinor: number;
  nextPayoutOn?: string;
  nextPayoutMinor?: number;
  trips: TripEarnings[];
  /** Whether there is an account to pay to; payouts wait until there is one. */
  hasAccount: boolean;
  /** Names of the operator's people who can set up its account. */
  accountAdmins?: string[];
}
