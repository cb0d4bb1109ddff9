
export type TripVisitEvent = typeof TripVisitEvent[keyof typeof TripVisitEvent];


export const TripVisitEvent = {
  view_item: 'view_item',
  begin_checkout: 'begin_checkout',
} as const;
