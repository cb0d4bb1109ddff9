
export interface ImportantDate {
  date: string;
  key: string;
  label: string;
  /** True for an all-day date; false for a point in time, such as a launch (H-231). */
  isSimpleDate?: boolean;
  tripId?: string;
  tripName?: string;
}
