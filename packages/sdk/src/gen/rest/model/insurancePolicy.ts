import type { InsurancePolicyDisplayCode } from './insurancePolicyDisplayCode.ts';
import type { InsuranceStatus } from './insuranceStatus.ts';

export interface InsurancePolicy {
  id: string;
  /** The id to send when canceling. */
  addOnId: string;
  bookingId: string;
  participantId: string;
  /** Name of the insurance company that sold it. */
  company: string;
  policyNumber?: string;
  coverage?: string;
  claimsUrl?: string;
  confirmationOfBenefitsUrl?: string;
  status: InsuranceStatus;
  /** Which form display takes, with a policy number or without. */
  displayCode: InsurancePolicyDisplayCode;
  /** POLICY # number, CANCELLED or PROCESSING (T-132 to T-134). */
  display: string;
  firstName: string;
  lastName: string;
  premiumMinor: number;
  currency: string;
  createdDate: string;
  cancellable: boolean;
  /** Whether the policy covers its traveler or is about to. */
  covers: boolean;
  /** Whether the insurer is still processing the policy, so its status will change soon. */
  settling: boolean;
  cancellableUntil?: string;
  /** The insurer's message if it refused. */
  message?: string;
}
