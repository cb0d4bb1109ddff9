
/**
 * The range of spots for which every departure has a price (O-124); absent without departures.
 */
export interface SpotLimits {
  minimum: number;
  maximum: number;
}
