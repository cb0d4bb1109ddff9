
export interface JournalPeriod {
  /** The first day of the period. */
  from: string;
  /** The last day of the period. */
  to: string;
}
