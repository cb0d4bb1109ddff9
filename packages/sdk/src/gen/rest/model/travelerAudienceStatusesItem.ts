
export type TravelerAudienceStatusesItem = typeof TravelerAudienceStatusesItem[keyof typeof TravelerAudienceStatusesItem];


export const TravelerAudienceStatusesItem = {
  pending: 'pending',
  confirmed: 'confirmed',
  waitlist: 'waitlist',
  awaiting: 'awaiting',
} as const;
