
/**
 * underReview once it was answered or accepted, until the bank has decided.
 */
export type DisputeStatus = typeof DisputeStatus[keyof typeof DisputeStatus];


export const DisputeStatus = {
  needsResponse: 'needsResponse',
  underReview: 'underReview',
  won: 'won',
  lost: 'lost',
} as const;
