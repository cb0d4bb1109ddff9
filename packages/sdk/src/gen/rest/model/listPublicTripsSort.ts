
export type ListPublicTripsSort = typeof ListPublicTripsSort[keyof typeof ListPublicTripsSort];


export const ListPublicTripsSort = {
  start: 'start',
  price: 'price',
  '-price': '-price',
  days: 'days',
  spots: 'spots',
} as const;
