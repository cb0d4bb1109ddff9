
export type AlternativeAccommodationOccupancy = typeof AlternativeAccommodationOccupancy[keyof typeof AlternativeAccommodationOccupancy];


export const AlternativeAccommodationOccupancy = {
  single: 'single',
  double: 'double',
} as const;
