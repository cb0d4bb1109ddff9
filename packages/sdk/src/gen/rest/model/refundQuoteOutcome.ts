
export type RefundQuoteOutcome = typeof RefundQuoteOutcome[keyof typeof RefundQuoteOutcome];


export const RefundQuoteOutcome = {
  full: 'full',
  partial: 'partial',
  none: 'none',
} as const;
