import type { ScheduledJobOutcome } from './scheduledJobOutcome.ts';

export interface ScheduledJob {
  /** Of the job in the queue, with what it does when there are several of a name. */
  name: string;
  /** @minimum 1 */
  everySeconds: number;
  /** Of the last run; none when no run is kept. */
  outcome: ScheduledJobOutcome;
  startedAt?: string;
  endedAt?: string;
  /** About when it runs next. */
  nextAt?: string;
  /** Why the last run failed. */
  error?: string;
}
