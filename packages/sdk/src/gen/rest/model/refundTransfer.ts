
/**
 * A bank transfer that a second admin has to confirm.
 */
export interface RefundTransfer {
  by: string;
  reference: string;
  reason: string;
}
