
export type ClockRunState = typeof ClockRunState[keyof typeof ClockRunState];


export const ClockRunState = {
  pending: 'pending',
  running: 'running',
  success: 'success',
  failure: 'failure',
} as const;
