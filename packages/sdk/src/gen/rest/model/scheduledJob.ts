import type { ScheduledJobOutcome } from './scheduledJobOutcome.ts';

export interface ScheduledJob {
  /** Name of the job in the queue, plus what it does if several jobs share a name. */
  name: string;
  /** @minimum 1 */
  everySeconds: number;
  /** Outcome of the last run; absent if no run is kept. */
  outcome: ScheduledJobOutcome;
  startedAt?: string;
  endedAt?: string;
  /** Approximate time of the next run. */
  nextAt?: string;
  /** Why the last run failed. */
  error?: string;
}
