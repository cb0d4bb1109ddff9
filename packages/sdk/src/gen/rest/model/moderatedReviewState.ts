
export type ModeratedReviewState = typeof ModeratedReviewState[keyof typeof ModeratedReviewState];


export const ModeratedReviewState = {
  waiting: 'waiting',
  shown: 'shown',
  hidden: 'hidden',
} as const;
