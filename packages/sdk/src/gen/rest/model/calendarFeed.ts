
export interface CalendarFeed {
  active: boolean;
  /** Known to the traveler alone; whoever has it reads his trips. */
  url?: string;
}
