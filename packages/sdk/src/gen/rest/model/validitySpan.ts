
export interface ValiditySpan {
  startDate: string;
  endDate: string;
  /**
     * All days by default.
     * @maxItems 7
     */
  daysOfTheWeek?: number[];
}
