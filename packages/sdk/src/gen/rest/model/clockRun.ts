import type { ClockRunState } from './clockRunState.ts';

export interface ClockRun {
  id: string;
  state: ClockRunState;
  from: string;
  to: string;
  /** Every rule due by then has run. */
  reached: string;
  /** Instants at which the clock stopped on its way. */
  steps: number;
  /** The advance is over and the jobs it caused have run. */
  settled: boolean;
  error?: string;
}
