import type { ClockRunState } from './clockRunState.ts';

export interface ClockRun {
  id: string;
  state: ClockRunState;
  from: string;
  to: string;
  /** Instant up to which every due rule has run. */
  reached: string;
  /** Number of instants at which the clock has stopped on its way. */
  steps: number;
  /** Whether the advance is over and the jobs it caused have run. */
  settled: boolean;
  error?: string;
}
