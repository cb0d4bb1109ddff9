import { addDays, today } from '@caravan/shell/format';

/** Whether a traveler is on the way: from the night before the trip to the night after it (T-263). */
export function isOnTrip(trip: { startDate: string; endDate: string }, day = today()): boolean {
  return day >= addDays(trip.startDate, -1) && day <= addDays(trip.endDate, 1);
}
