
export type CartItemStatus = typeof CartItemStatus[keyof typeof CartItemStatus];


export const CartItemStatus = {
  AVAILABLE: 'AVAILABLE',
  CONFIRMED: 'CONFIRMED',
  PENDING_ADDITION: 'PENDING_ADDITION',
  PENDING_REMOVAL: 'PENDING_REMOVAL',
} as const;
