
export type ModeratedReviewAvailableActionsItem = typeof ModeratedReviewAvailableActionsItem[keyof typeof ModeratedReviewAvailableActionsItem];


export const ModeratedReviewAvailableActionsItem = {
  keep: 'keep',
  show: 'show',
  hide: 'hide',
} as const;
