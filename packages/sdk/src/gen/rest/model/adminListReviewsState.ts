
export type AdminListReviewsState = typeof AdminListReviewsState[keyof typeof AdminListReviewsState];


export const AdminListReviewsState = {
  waiting: 'waiting',
  shown: 'shown',
  hidden: 'hidden',
} as const;
