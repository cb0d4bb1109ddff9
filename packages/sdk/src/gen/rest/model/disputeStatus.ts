
/**
 * underReview from the response or acceptance until the bank has decided.
 */
export type DisputeStatus = typeof DisputeStatus[keyof typeof DisputeStatus];


export const DisputeStatus = {
  needsResponse: 'needsResponse',
  underReview: 'underReview',
  won: 'won',
  lost: 'lost',
} as const;
