
/**
 * sent once the provider took it, arrived once the provider confirms it.
 */
export type RefundState = typeof RefundState[keyof typeof RefundState];


export const RefundState = {
  waiting: 'waiting',
  sent: 'sent',
  arrived: 'arrived',
  failed: 'failed',
  paidAnotherWay: 'paidAnotherWay',
} as const;
