
/**
 * The pricing form of an itinerary with inventory as it opens (O-229).
 */
export interface InventoryReviewDefaults {
  minimumSpots: number;
  maximumSpots: number;
  /** No smaller number can be entered. */
  smallestSpots: number;
  /** The most travelers a tier offers while the itinerary has not been submitted, so that its own spots are not settled. */
  tierMaximum?: number;
  termsAndConditions: boolean;
}
