
/**
 * The status after the item is selected (T-114).
 */
export type CartItemNext = typeof CartItemNext[keyof typeof CartItemNext];


export const CartItemNext = {
  AVAILABLE: 'AVAILABLE',
  CONFIRMED: 'CONFIRMED',
  PENDING_ADDITION: 'PENDING_ADDITION',
  PENDING_REMOVAL: 'PENDING_REMOVAL',
} as const;
