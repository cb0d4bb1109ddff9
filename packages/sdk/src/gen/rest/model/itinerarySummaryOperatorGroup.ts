
/**
 * Group in the operator's list (O-013).
 */
export type ItinerarySummaryOperatorGroup = typeof ItinerarySummaryOperatorGroup[keyof typeof ItinerarySummaryOperatorGroup];


export const ItinerarySummaryOperatorGroup = {
  notSubmitted: 'notSubmitted',
  pending: 'pending',
  live: 'live',
} as const;
