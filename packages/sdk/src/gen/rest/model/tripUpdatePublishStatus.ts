
/**
 * Admins only.
 */
export type TripUpdatePublishStatus = typeof TripUpdatePublishStatus[keyof typeof TripUpdatePublishStatus];


export const TripUpdatePublishStatus = {
  pending: 'pending',
  in_review: 'in_review',
  marketing: 'marketing',
  live: 'live',
} as const;
