
export type AddOnServiceOccupancy = typeof AddOnServiceOccupancy[keyof typeof AddOnServiceOccupancy];


export const AddOnServiceOccupancy = {
  single: 'single',
  double: 'double',
} as const;
