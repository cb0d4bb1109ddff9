
export type WaitingGroupKind = typeof WaitingGroupKind[keyof typeof WaitingGroupKind];


export const WaitingGroupKind = {
  tripRequest: 'tripRequest',
  tripPricing: 'tripPricing',
  itineraryReview: 'itineraryReview',
  tripPage: 'tripPage',
  technicalItinerary: 'technicalItinerary',
  earningsReport: 'earningsReport',
  dispute: 'dispute',
  payout: 'payout',
  payoutApproval: 'payoutApproval',
  refund: 'refund',
  difference: 'difference',
  review: 'review',
  webhook: 'webhook',
  job: 'job',
} as const;
