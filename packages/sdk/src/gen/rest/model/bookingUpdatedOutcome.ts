
export type BookingUpdatedOutcome = typeof BookingUpdatedOutcome[keyof typeof BookingUpdatedOutcome];


export const BookingUpdatedOutcome = {
  zero_balance: 'zero balance',
  negative_balance: 'negative balance',
  refund_needed: 'refund needed',
  paid: 'paid',
} as const;
