
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
  difference: 'difference',
  review: 'review',
  webhook: 'webhook',
} as const;
