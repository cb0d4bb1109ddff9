
export type PayoutAction = typeof PayoutAction[keyof typeof PayoutAction];


export const PayoutAction = {
  approve: 'approve',
  hold: 'hold',
  release: 'release',
  retry: 'retry',
} as const;
