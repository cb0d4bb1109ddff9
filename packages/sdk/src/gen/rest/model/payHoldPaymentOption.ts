
export type PayHoldPaymentOption = typeof PayHoldPaymentOption[keyof typeof PayHoldPaymentOption];


export const PayHoldPaymentOption = {
  minimum: 'minimum',
  full: 'full',
} as const;
