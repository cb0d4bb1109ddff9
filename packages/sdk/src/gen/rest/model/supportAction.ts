
export type SupportAction = typeof SupportAction[keyof typeof SupportAction];


export const SupportAction = {
  refund: 'refund',
  waive: 'waive',
  discount: 'discount',
  move: 'move',
  payer: 'payer',
  cancel: 'cancel',
  reinstate: 'reinstate',
} as const;
