import type { Company } from './company.ts';

export interface CompaniesUpdate {
  version: number;
  /** @maxLength 20 */
  kind: string;
  /** @maxItems 50 */
  items: Company[];
}
