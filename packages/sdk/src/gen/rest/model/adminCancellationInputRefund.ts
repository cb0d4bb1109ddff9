
export type AdminCancellationInputRefund = typeof AdminCancellationInputRefund[keyof typeof AdminCancellationInputRefund];


export const AdminCancellationInputRefund = {
  full: 'full',
  policy: 'policy',
} as const;
