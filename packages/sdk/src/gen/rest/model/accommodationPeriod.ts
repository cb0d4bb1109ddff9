import type { AccommodationChoice } from './accommodationChoice.ts';

export interface AccommodationPeriod {
  /** The default accommodation. */
  serviceId: string;
  firstDay: number;
  lastDay: number;
  /** The first one is the default (O-106). */
  accommodations: AccommodationChoice[];
}
