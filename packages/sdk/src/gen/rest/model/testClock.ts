import type { ClockRun } from './clockRun.ts';

export interface TestClock {
  /** Only sandbox marketplaces have a clock that can be advanced. */
  sandbox: boolean;
  now: string;
  /** The clock stands still until it is advanced again. */
  frozen: boolean;
  /** No advance runs, and no job that it caused is open. */
  settled: boolean;
  /** The next instant at which a trip or an email has something due. */
  nextAt?: string;
  run?: ClockRun;
}
