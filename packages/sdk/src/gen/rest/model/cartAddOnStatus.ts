
export type CartAddOnStatus = typeof CartAddOnStatus[keyof typeof CartAddOnStatus];


export const CartAddOnStatus = {
  AVAILABLE: 'AVAILABLE',
  CONFIRMED: 'CONFIRMED',
  PENDING_ADDITION: 'PENDING_ADDITION',
  PENDING_REMOVAL: 'PENDING_REMOVAL',
} as const;
