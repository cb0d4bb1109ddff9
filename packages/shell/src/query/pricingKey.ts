/**
 * Query key prefix of the pricing service. Spelled out, so that a screen that only invalidates prices doesn't
 * load the Connect client.
 */
export const pricingKey = ['caravan.pricing.v1.PricingService'] as const;
