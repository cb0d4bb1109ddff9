
export type RefundAction = typeof RefundAction[keyof typeof RefundAction];


export const RefundAction = {
  retry: 'retry',
  replace: 'replace',
} as const;
