
export type HostStepState = typeof HostStepState[keyof typeof HostStepState];


export const HostStepState = {
  past: 'past',
  current: 'current',
  future: 'future',
} as const;
