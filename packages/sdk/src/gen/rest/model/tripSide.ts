
export type TripSide = typeof TripSide[keyof typeof TripSide];


export const TripSide = {
  host: 'host',
  operator: 'operator',
} as const;
