
export type TripPublishStatus = typeof TripPublishStatus[keyof typeof TripPublishStatus];


export const TripPublishStatus = {
  pending: 'pending',
  in_review: 'in_review',
  marketing: 'marketing',
  live: 'live',
} as const;
