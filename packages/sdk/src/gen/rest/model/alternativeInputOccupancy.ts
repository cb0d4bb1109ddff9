
export type AlternativeInputOccupancy = typeof AlternativeInputOccupancy[keyof typeof AlternativeInputOccupancy];


export const AlternativeInputOccupancy = {
  single: 'single',
  double: 'double',
} as const;
