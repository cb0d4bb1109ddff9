
export type BulkInputAction = typeof BulkInputAction[keyof typeof BulkInputAction];


export const BulkInputAction = {
  resendEmails: 'resendEmails',
  resendInvitations: 'resendInvitations',
  keepReviews: 'keepReviews',
} as const;
