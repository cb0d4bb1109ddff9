
export type CartPaymentOption = typeof CartPaymentOption[keyof typeof CartPaymentOption];


export const CartPaymentOption = {
  minimum: 'minimum',
  full: 'full',
} as const;
