import type { ReinstateAddOn } from './reinstateAddOn.ts';

export interface ReinstateCalculation {
  possible: boolean;
  /** Why it can not come back. */
  reason?: string;
  spots: number;
  addOns: ReinstateAddOn[];
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
}
