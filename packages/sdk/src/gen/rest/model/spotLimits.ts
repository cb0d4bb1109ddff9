
/**
 * What every departure has a price for (O-124); absent without departures.
 */
export interface SpotLimits {
  minimum: number;
  maximum: number;
}
