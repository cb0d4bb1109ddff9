import type { InsurancePolicy } from './insurancePolicy.ts';

export interface InsurancePolicyList {
  items: InsurancePolicy[];
}
