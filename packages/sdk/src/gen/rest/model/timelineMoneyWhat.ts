
export type TimelineMoneyWhat = typeof TimelineMoneyWhat[keyof typeof TimelineMoneyWhat];


export const TimelineMoneyWhat = {
  payment: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  payoutPlanned: 'payoutPlanned',
  payoutSent: 'payoutSent',
} as const;
