import type { ClockRun } from './clockRun.ts';

export interface TestClock {
  /** Only sandbox marketplaces have a clock that can be advanced. */
  sandbox: boolean;
  now: string;
  /** Whether the clock stands still until it is advanced again. */
  frozen: boolean;
  /** Whether no advance is running and no job that it caused is open. */
  settled: boolean;
  /** The next instant at which anything is due on a trip or an email. */
  nextAt?: string;
  run?: ClockRun;
}
