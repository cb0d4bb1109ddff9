import type { InsurancePolicy } from './insurancePolicy.ts';

export interface BookingInsurance {
  offered: boolean;
  /** Why it is not offered. */
  reason?: string;
  declined: boolean;
  /** The trip asks for travel insurance (T-036). */
  required: boolean;
  policies: InsurancePolicy[];
}
