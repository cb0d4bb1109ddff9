
export type CartItemManageMode = typeof CartItemManageMode[keyof typeof CartItemManageMode];


export const CartItemManageMode = {
  default: 'default',
} as const;
