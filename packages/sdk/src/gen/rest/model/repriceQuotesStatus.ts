
export type RepriceQuotesStatus = typeof RepriceQuotesStatus[keyof typeof RepriceQuotesStatus];


export const RepriceQuotesStatus = {
  pending: 'pending',
  awaiting: 'awaiting',
  confirmed: 'confirmed',
} as const;
