
export type HoldState = typeof HoldState[keyof typeof HoldState];


export const HoldState = {
  active: 'active',
  converted: 'converted',
  expired: 'expired',
  released: 'released',
} as const;
