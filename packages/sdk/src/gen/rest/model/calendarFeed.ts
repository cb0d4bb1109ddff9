
export interface CalendarFeed {
  active: boolean;
  /** Known only to the traveler; anyone who has it can read their trips. */
  url?: string;
}
