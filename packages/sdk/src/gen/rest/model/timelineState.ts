
export type TimelineState = typeof TimelineState[keyof typeof TimelineState];


export const TimelineState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  canceled: 'canceled',
} as const;
