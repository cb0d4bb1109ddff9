
export type GroundTransferType = typeof GroundTransferType[keyof typeof GroundTransferType];


export const GroundTransferType = {
  arrival: 'arrival',
  departure: 'departure',
} as const;
