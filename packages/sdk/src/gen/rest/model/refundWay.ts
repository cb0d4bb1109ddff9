
/**
 * covered, if other refunds of the booking already were: nothing is paid.
 */
export type RefundWay = typeof RefundWay[keyof typeof RefundWay];


export const RefundWay = {
  payment: 'payment',
  bank: 'bank',
  credit: 'credit',
  covered: 'covered',
} as const;
