
/**
 * Outcome of the last run; absent if no run is kept.
 */
export type ScheduledJobOutcome = typeof ScheduledJobOutcome[keyof typeof ScheduledJobOutcome];


export const ScheduledJobOutcome = {
  none: 'none',
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;
