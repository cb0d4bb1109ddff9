
export type ServiceEditOccupancy = typeof ServiceEditOccupancy[keyof typeof ServiceEditOccupancy];


export const ServiceEditOccupancy = {
  single: 'single',
  double: 'double',
} as const;
