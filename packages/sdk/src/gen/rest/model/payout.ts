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
  /** The kind, in words. */
  label: string;
  amountMinor: number;
  currency: string;
  status: PayoutStatus;
  /** What it is waiting for, or how it ended, in words. */
  statusText: string;
  dueOn: string;
  approved: boolean;
  createdAt: string;
  sentAt?: string;
  /** The payment provider's reference, for admins. */
  reference?: string;
  /** Why it failed or is held, for admins. */
  failure?: string;
  availableActions?: PayoutActionState[];
  /** Amounts the payee owed for past trips; amountMinor is what remains after deducting them. */
  takenOff?: TakenOff[];
}
