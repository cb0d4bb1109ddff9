
export type TravelerEmailStatusesItem = typeof TravelerEmailStatusesItem[keyof typeof TravelerEmailStatusesItem];


export const TravelerEmailStatusesItem = {
  pending: 'pending',
  confirmed: 'confirmed',
  waitlist: 'waitlist',
  awaiting: 'awaiting',
} as const;
