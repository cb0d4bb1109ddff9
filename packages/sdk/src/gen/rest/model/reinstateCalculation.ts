import type { ReinstateAddOn } from './reinstateAddOn.ts';

export interface ReinstateCalculation {
  possible: boolean;
  /** Why the booking cannot be reinstated. */
  reason?: string;
  spots: number;
  addOns: ReinstateAddOn[];
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
}
