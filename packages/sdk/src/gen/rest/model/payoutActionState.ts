import type { PayoutAction } from './payoutAction.ts';

export interface PayoutActionState {
  action: PayoutAction;
  enabled: boolean;
  /** Why it is not enabled. */
  reason?: string;
}
