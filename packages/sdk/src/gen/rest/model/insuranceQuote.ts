import type { InsurancePremium } from './insurancePremium.ts';

export interface InsuranceQuote {
  quoteId: string;
  totalMinor: number;
  currency: string;
  coverage: string;
  premiums: InsurancePremium[];
  expiresAt: string;
}
