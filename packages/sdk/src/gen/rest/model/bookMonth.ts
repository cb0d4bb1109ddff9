import type { BookTotal } from './bookTotal.ts';

export interface BookMonth {
  /** First day of the month. */
  month: string;
  /** Only for a closed month. */
  lastDay?: string;
  entries: number;
  /** Entries for events of a month that was already closed. */
  late: number;
  totals: BookTotal[];
  /** Fingerprint of a closed month's entries; identical entries yield the same value. */
  fingerprint?: string;
  closedAt?: string;
  canClose: boolean;
  /** Why the month cannot be closed yet. */
  waits?: string;
}
