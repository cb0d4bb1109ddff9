import type { RepricedAddOn } from './repricedAddOn.ts';

export interface RepricedQuotes {
  insuranceChangeMinor: number;
  repricedAddOns: RepricedAddOn[];
  /** What the update names; absent when nothing is insured. */
  quoteId?: string;
  currency: string;
}
