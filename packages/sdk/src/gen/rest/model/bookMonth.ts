import type { BookTotal } from './bookTotal.ts';

export interface BookMonth {
  /** Its first day. */
  month: string;
  /** Of a closed month. */
  lastDay?: string;
  entries: number;
  /** Entries for what happened in a month that was closed already. */
  late: number;
  totals: BookTotal[];
  /** Of the entries of a closed month; the same entries have the same one. */
  fingerprint?: string;
  closedAt?: string;
  canClose: boolean;
  /** Why it cannot be closed yet. */
  waits?: string;
}
