import type { DifferenceKind } from './differenceKind.ts';
import type { DifferenceStatus } from './differenceStatus.ts';

export interface Difference {
  id: string;
  provider: string;
  kind: DifferenceKind;
  providerRef: string;
  paymentId?: string;
  booksMinor: number;
  providerMinor: number;
  currency: string;
  explanation: string;
  /** What settles it now; empty once it is over, and when only a person can. */
  action: string;
  status: DifferenceStatus;
  foundAt: string;
  settledAt?: string;
}
