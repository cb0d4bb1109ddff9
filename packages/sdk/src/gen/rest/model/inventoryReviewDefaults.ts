
/**
 * Initial values of the pricing form for an itinerary with inventory (O-229).
 */
export interface InventoryReviewDefaults {
  minimumSpots: number;
  maximumSpots: number;
  /** The smallest number that can be entered. */
  smallestSpots: number;
  /** Maximum number of travelers in a tier, present while the itinerary has not been submitted and its own spots are not yet settled. */
  tierMaximum?: number;
  termsAndConditions: boolean;
}
