import type { BulkRow } from './bulkRow.ts';

export interface BulkRun {
  started: boolean;
  ended: boolean;
  /** With how many records it is done. */
  total: number;
  /** How many of those chosen it cannot be done with. */
  leftOut: number;
  leftOutReason?: string;
  /** How many the job has come to, failed ones too. */
  done: number;
  failed: number;
  /** Before the start, the first twenty; afterwards those that failed, at most a hundred. */
  rows: BulkRow[];
}
