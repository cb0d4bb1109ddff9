
export type PriceLineKind = typeof PriceLineKind[keyof typeof PriceLineKind];


export const PriceLineKind = {
  spot: 'spot',
  privateRoom: 'privateRoom',
  activity: 'activity',
  accommodation: 'accommodation',
  transfer: 'transfer',
  insurance: 'insurance',
  fee: 'fee',
  discount: 'discount',
} as const;
