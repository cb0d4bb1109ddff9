
export type CartOutcome = typeof CartOutcome[keyof typeof CartOutcome];


export const CartOutcome = {
  zero_balance: 'zero balance',
  negative_balance: 'negative balance',
  refund_needed: 'refund needed',
  paid: 'paid',
} as const;
