
/**
 * The parts of a trip's page and card that change with a sale.
 */
export interface TripSale {
  tripPath: string;
  /** As on the trip's page. */
  stage: string;
  spotsLeft: number;
  soldOut: boolean;
  bookable: boolean;
  /** Whether enough people have booked for the trip to take place. */
  happening: boolean;
  currency: string;
  /** Price of a spot today. */
  fromPriceMinor: number;
}
