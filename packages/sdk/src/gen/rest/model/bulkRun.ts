import type { BulkRow } from './bulkRow.ts';

export interface BulkRun {
  started: boolean;
  ended: boolean;
  /** Number of records the action applies to. */
  total: number;
  /** Number of selected records the action cannot be applied to. */
  leftOut: number;
  leftOutReason?: string;
  /** Some of them with the reason for each, where reasons differ. */
  leftOutRows?: BulkRow[];
  /** Number of records processed so far, including failures. */
  done: number;
  failed: number;
  /** Before the start, the first 20 records; afterward, those that failed, up to 100. */
  rows: BulkRow[];
}
