
export interface ValiditySpan {
  startDate: string;
  endDate: string;
  /**
     * All days when absent.
     * @maxItems 7
     */
  daysOfTheWeek?: number[];
}
