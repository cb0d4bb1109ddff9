import type { NewAdmin } from './newAdmin.ts';

export interface NewTenant {
  /** @pattern ^[a-z][a-z0-9-]{1,40}$ */
  slug: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  brand: string;
  /** @maxLength 160 */
  tagline?: string;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  /** @maxLength 20 */
  locale?: string;
  /** @maxLength 253 */
  host: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent?: string;
  sandbox?: boolean;
  admin: NewAdmin;
}
