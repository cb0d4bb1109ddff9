import type { DestinationChoice } from './destinationChoice.ts';

export interface DestinationChoices {
  /** Whether an itinerary's destination has to be one of these. */
  onlyListed: boolean;
  items: DestinationChoice[];
}
