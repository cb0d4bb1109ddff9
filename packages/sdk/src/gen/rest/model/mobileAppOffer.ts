
/**
 * Where the marketplace's app can be had; absent while it is not offered (T-032).
 */
export interface MobileAppOffer {
  links: string[];
}
