
/**
 * Where the travelers of a departure stay during a range of days.
 */
export interface AccommodationSelection {
  accommodationId: string;
  name?: string;
  firstDay: number;
  lastDay: number;
  isDefault: boolean;
}
