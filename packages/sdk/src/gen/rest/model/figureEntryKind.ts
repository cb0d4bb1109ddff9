
export type FigureEntryKind = typeof FigureEntryKind[keyof typeof FigureEntryKind];


export const FigureEntryKind = {
  charge: 'charge',
  cancellation: 'cancellation',
  fee: 'fee',
  forfeit: 'forfeit',
  discount: 'discount',
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  earnings: 'earnings',
  referral: 'referral',
  providerFee: 'providerFee',
  other: 'other',
  order: 'order',
  trip: 'trip',
  visits: 'visits',
} as const;
