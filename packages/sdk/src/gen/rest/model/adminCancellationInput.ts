import type { AdminCancellationInputRefund } from './adminCancellationInputRefund.ts';

export interface AdminCancellationInput {
  refund: AdminCancellationInputRefund;
}
