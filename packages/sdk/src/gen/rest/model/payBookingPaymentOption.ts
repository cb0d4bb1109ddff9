
export type PayBookingPaymentOption = typeof PayBookingPaymentOption[keyof typeof PayBookingPaymentOption];


export const PayBookingPaymentOption = {
  minimum: 'minimum',
  full: 'full',
  custom: 'custom',
} as const;
