
export interface Currency {
  /** What an itinerary is given as its currency. */
  id: string;
  name: string;
  code: string;
}
