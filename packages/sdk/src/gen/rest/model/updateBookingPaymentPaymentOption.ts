
export type UpdateBookingPaymentPaymentOption = typeof UpdateBookingPaymentPaymentOption[keyof typeof UpdateBookingPaymentPaymentOption];


export const UpdateBookingPaymentPaymentOption = {
  minimum: 'minimum',
  full: 'full',
} as const;
