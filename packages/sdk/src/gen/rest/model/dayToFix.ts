import type { DayToFixFault } from './dayToFixFault.ts';

export interface DayToFix {
  /** @minimum 1 */
  day: number;
  date: string;
  /** missing: the day has no services. uncovered: the night has no accommodation. changed: the itinerary no longer has one of its services. */
  fault: DayToFixFault;
}
