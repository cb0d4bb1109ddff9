
export type PayoutKind = typeof PayoutKind[keyof typeof PayoutKind];


export const PayoutKind = {
  advance: 'advance',
  firstHalf: 'firstHalf',
  secondHalf: 'secondHalf',
  operator: 'operator',
  referralFirst: 'referralFirst',
  referralSecond: 'referralSecond',
  premiums: 'premiums',
} as const;
