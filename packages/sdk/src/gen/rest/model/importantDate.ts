
export interface ImportantDate {
  date: string;
  key: string;
  label: string;
  /** A whole day; false for a moment of the day, such as a launch (H-231). */
  isSimpleDate?: boolean;
  tripId?: string;
  tripName?: string;
}
