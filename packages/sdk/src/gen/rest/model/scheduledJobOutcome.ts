
/**
 * Of the last run; none when no run is kept.
 */
export type ScheduledJobOutcome = typeof ScheduledJobOutcome[keyof typeof ScheduledJobOutcome];


export const ScheduledJobOutcome = {
  none: 'none',
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;
