
/**
 * provider is a refund made at the provider's own dashboard.
 */
export type RefundCause = typeof RefundCause[keyof typeof RefundCause];


export const RefundCause = {
  cancellation: 'cancellation',
  priceReduction: 'priceReduction',
  waivedFee: 'waivedFee',
  orderNotPlaced: 'orderNotPlaced',
  insurance: 'insurance',
  ride: 'ride',
  provider: 'provider',
} as const;
