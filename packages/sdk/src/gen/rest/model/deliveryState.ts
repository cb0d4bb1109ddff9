
export type DeliveryState = typeof DeliveryState[keyof typeof DeliveryState];


export const DeliveryState = {
  pending: 'pending',
  delivered: 'delivered',
  failed: 'failed',
} as const;
