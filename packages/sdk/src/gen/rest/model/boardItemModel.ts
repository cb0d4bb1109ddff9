
export type BoardItemModel = typeof BoardItemModel[keyof typeof BoardItemModel];


export const BoardItemModel = {
  trip: 'trip',
  tripRequest: 'tripRequest',
} as const;
