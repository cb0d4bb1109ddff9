
export type PromoteEmailStatus = typeof PromoteEmailStatus[keyof typeof PromoteEmailStatus];


export const PromoteEmailStatus = {
  pending: 'pending',
  scheduled: 'scheduled',
  sent: 'sent',
  disabled: 'disabled',
  canceled: 'canceled',
} as const;
