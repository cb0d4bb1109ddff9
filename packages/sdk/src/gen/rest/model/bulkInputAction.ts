
export type BulkInputAction = typeof BulkInputAction[keyof typeof BulkInputAction];


export const BulkInputAction = {
  resendEmails: 'resendEmails',
  resendInvitations: 'resendInvitations',
  keepReviews: 'keepReviews',
  retryRefunds: 'retryRefunds',
} as const;
