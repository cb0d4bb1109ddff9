
export type AddOnOfferOccupancy = typeof AddOnOfferOccupancy[keyof typeof AddOnOfferOccupancy];


export const AddOnOfferOccupancy = {
  single: 'single',
  double: 'double',
} as const;
