
export type ValidityPeriodAdditionalCostsSingleSupplement = {
  /** @minimum 0 */
  priceMinor: number;
};
