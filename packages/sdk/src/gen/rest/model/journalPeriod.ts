
export interface JournalPeriod {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}
