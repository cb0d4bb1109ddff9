import type { RepricedAddOn } from './repricedAddOn.ts';

export interface RepricedQuotes {
  insuranceChangeMinor: number;
  repricedAddOns: RepricedAddOn[];
  /** The quote to send with the update; absent if nothing is insured. */
  quoteId?: string;
  currency: string;
}
