
/**
 * Of a trip's page and card, what changes with a sale.
 */
export interface TripSale {
  tripPath: string;
  /** As on the trip's page. */
  stage: string;
  spotsLeft: number;
  soldOut: boolean;
  bookable: boolean;
  /** Enough people booked for the trip to take place. */
  happening: boolean;
  currency: string;
  /** What a spot costs today. */
  fromPriceMinor: number;
}
