
export type PaymentConfigProvider = typeof PaymentConfigProvider[keyof typeof PaymentConfigProvider];


export const PaymentConfigProvider = {
  none: 'none',
  sandbox: 'sandbox',
  stripe: 'stripe',
} as const;
