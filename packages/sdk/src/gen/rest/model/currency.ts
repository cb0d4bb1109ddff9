
export interface Currency {
  /** ID to set as an itinerary's currency. */
  id: string;
  name: string;
  code: string;
}
