import type { ValidityPeriodAdditionalCostsSingleSupplement } from './validityPeriodAdditionalCostsSingleSupplement.ts';

export type ValidityPeriodAdditionalCosts = {
  singleSupplement?: ValidityPeriodAdditionalCostsSingleSupplement;
};
