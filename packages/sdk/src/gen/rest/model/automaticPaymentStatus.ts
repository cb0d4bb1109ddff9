
export type AutomaticPaymentStatus = typeof AutomaticPaymentStatus[keyof typeof AutomaticPaymentStatus];


export const AutomaticPaymentStatus = {
  on: 'on',
  off: 'off',
  failed: 'failed',
} as const;
