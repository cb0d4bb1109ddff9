
export type PlaceType = typeof PlaceType[keyof typeof PlaceType];


export const PlaceType = {
  locality: 'locality',
  airport: 'airport',
} as const;
