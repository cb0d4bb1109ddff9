
export type RequestedTripUse = typeof RequestedTripUse[keyof typeof RequestedTripUse];


export const RequestedTripUse = {
  pending: 'pending',
  confirmed: 'confirmed',
  released: 'released',
} as const;
