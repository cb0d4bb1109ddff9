import type { TenantSummary } from './tenantSummary.ts';

export interface TenantPage {
  items: TenantSummary[];
  nextCursor?: string;
}
