import type { TimelineState } from './timelineState.ts';

export interface TimelineJob {
  /** What it does. */
  label: string;
  state: TimelineState;
  attempts?: number;
  /** The person who started it. */
  requestedBy?: string;
  problem?: string;
}
