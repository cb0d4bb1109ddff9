import type { CostThreshold } from './costThreshold.ts';
import type { ValidityPeriodAdditionalCosts } from './validityPeriodAdditionalCosts.ts';
import type { ValidityPeriodBlackoutStartDate } from './validityPeriodBlackoutStartDate.ts';

/**
 * Prices without inventory for a range of dates, by day of the week (O-057, O-058).
 */
export interface ValidityPeriod {
  startDate: string;
  endDate: string;
  blackoutStartDate?: ValidityPeriodBlackoutStartDate;
  instantApprovalAllowed?: boolean;
  additionalCosts?: ValidityPeriodAdditionalCosts;
  /** @maxItems 200 */
  costThresholds?: CostThreshold[];
}
