import type { DifferenceKind } from './differenceKind.ts';
import type { DifferenceStatus } from './differenceStatus.ts';

export interface Difference {
  id: string;
  provider: string;
  kind: DifferenceKind;
  providerRef: string;
  paymentId?: string;
  refundId?: string;
  booksMinor: number;
  providerMinor: number;
  currency: string;
  explanation: string;
  /** Action that settles it now; empty once it is settled or gone, and when only a person can settle it. */
  action: string;
  status: DifferenceStatus;
  foundAt: string;
  settledAt?: string;
}
