
export type FiguresBy = typeof FiguresBy[keyof typeof FiguresBy];


export const FiguresBy = {
  trip: 'trip',
  host: 'host',
  operator: 'operator',
} as const;
