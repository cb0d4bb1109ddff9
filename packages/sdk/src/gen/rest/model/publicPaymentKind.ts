
export type PublicPaymentKind = typeof PublicPaymentKind[keyof typeof PublicPaymentKind];


export const PublicPaymentKind = {
  deposit: 'deposit',
  balance: 'balance',
  full: 'full',
} as const;
