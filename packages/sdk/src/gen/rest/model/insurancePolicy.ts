import type { InsurancePolicyDisplayCode } from './insurancePolicyDisplayCode.ts';
import type { InsuranceStatus } from './insuranceStatus.ts';

export interface InsurancePolicy {
  id: string;
  /** What the cancel call names. */
  addOnId: string;
  bookingId: string;
  participantId: string;
  policyNumber?: string;
  coverage?: string;
  claimsUrl?: string;
  confirmationOfBenefitsUrl?: string;
  status: InsuranceStatus;
  /** How display says it stands, with a policy’s number or without. */
  displayCode: InsurancePolicyDisplayCode;
  /** POLICY # number, CANCELLED or PROCESSING (T-132 to T-134). */
  display: string;
  firstName: string;
  lastName: string;
  premiumMinor: number;
  currency: string;
  createdDate: string;
  cancellable: boolean;
  /** It insures its traveler, or is about to. */
  covers: boolean;
  /** The insurer still works on it, so its status changes by itself soon. */
  settling: boolean;
  cancellableUntil?: string;
  /** What the insurer says when it refused. */
  message?: string;
}
