
export type ServiceOccupancy = typeof ServiceOccupancy[keyof typeof ServiceOccupancy];


export const ServiceOccupancy = {
  single: 'single',
  double: 'double',
} as const;
