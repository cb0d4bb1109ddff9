import type { PayeeKind } from './payeeKind.ts';
import type { PayoutActionState } from './payoutActionState.ts';
import type { PayoutKind } from './payoutKind.ts';
import type { PayoutStatus } from './payoutStatus.ts';
import type { TakenOff } from './takenOff.ts';

export interface Payout {
  id: string;
  payeeKind: PayeeKind;
  payeeId: string;
  payeeName: string;
  tripId?: string;
  tripName?: string;
  kind: PayoutKind;
  /** The kind in words. */
  label: string;
  amountMinor: number;
  currency: string;
  status: PayoutStatus;
  /** What it waits for, or how it ended, in words. */
  statusText: string;
  dueOn: string;
  approved: boolean;
  createdAt: string;
  sentAt?: string;
  /** The payment provider's, for admins. */
  reference?: string;
  /** Why it failed or is held, for admins. */
  failure?: string;
  availableActions?: PayoutActionState[];
  /** What the payee owed for trips that are over; the amount is what is left after it. */
  takenOff?: TakenOff[];
}
