
export interface RideCancellation {
  freeCancellationUntil?: string;
  cancelledAt?: string;
  refundMinor?: number;
}
