import type { ReinstateAddOn } from './reinstateAddOn.ts';

export interface ReinstateCalculation {
  possible: boolean;
  /** Why it cannot come back. */
  reason?: string;
  spots: number;
  addOns: ReinstateAddOn[];
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
}
