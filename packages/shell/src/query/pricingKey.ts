/**
 * What answers about prices are kept under. Written out, so that a screen that only makes them old does not load the
 * Connect client.
 */
export const pricingKey = ['caravan.pricing.v1.PricingService'] as const;
