
export type SupportAction = typeof SupportAction[keyof typeof SupportAction];


export const SupportAction = {
  refund: 'refund',
  discount: 'discount',
  cancel: 'cancel',
  reinstate: 'reinstate',
} as const;
