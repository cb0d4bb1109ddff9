
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  processing: 'processing',
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  failed: 'failed',
} as const;
