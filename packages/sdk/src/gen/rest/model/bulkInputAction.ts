
export type BulkInputAction = typeof BulkInputAction[keyof typeof BulkInputAction];


export const BulkInputAction = {
  resendEmails: 'resendEmails',
  resendInvitations: 'resendInvitations',
  keepReviews: 'keepReviews',
  retryRefunds: 'retryRefunds',
  approvePayouts: 'approvePayouts',
  retryPayouts: 'retryPayouts',
  endDiscountCodes: 'endDiscountCodes',
  extendDiscountCodes: 'extendDiscountCodes',
  resumeWebhooks: 'resumeWebhooks',
} as const;
