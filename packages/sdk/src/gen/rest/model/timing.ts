
export type Timing = typeof Timing[keyof typeof Timing];


export const Timing = {
  onTrip: 'onTrip',
  preTrip: 'preTrip',
  postTrip: 'postTrip',
} as const;
