
export type PayoutStatus = typeof PayoutStatus[keyof typeof PayoutStatus];


export const PayoutStatus = {
  scheduled: 'scheduled',
  held: 'held',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
