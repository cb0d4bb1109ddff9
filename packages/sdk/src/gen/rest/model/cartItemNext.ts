
/**
 * What choosing it makes of it (T-114).
 */
export type CartItemNext = typeof CartItemNext[keyof typeof CartItemNext];


export const CartItemNext = {
  AVAILABLE: 'AVAILABLE',
  CONFIRMED: 'CONFIRMED',
  PENDING_ADDITION: 'PENDING_ADDITION',
  PENDING_REMOVAL: 'PENDING_REMOVAL',
} as const;
