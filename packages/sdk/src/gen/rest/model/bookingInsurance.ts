import type { InsurancePolicy } from './insurancePolicy.ts';

export interface BookingInsurance {
  offered: boolean;
  /** Why insurance is not offered. */
  reason?: string;
  declined: boolean;
  /** Whether the trip requires travel insurance (T-036). */
  required: boolean;
  policies: InsurancePolicy[];
}
