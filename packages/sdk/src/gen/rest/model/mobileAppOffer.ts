
/**
 * Links to the marketplace's app; absent while none is offered (T-032).
 */
export interface MobileAppOffer {
  links: string[];
}
