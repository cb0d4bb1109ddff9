import type { DemoSignIn } from './demoSignIn.ts';
import type { Features } from './features.ts';
import type { TenantPagesItem } from './tenantPagesItem.ts';
import type { Theme } from './theme.ts';

export interface Tenant {
  id: string;
  slug: string;
  brand: string;
  tagline?: string;
  /**
     * @minLength 3
     * @maxLength 3
     */
  currency: string;
  locale: string;
  supportEmail?: string;
  environment: string;
  demo: boolean;
  /** Only in demo marketplaces. */
  demoSignIns?: DemoSignIn[];
  theme: Theme;
  features: Features;
  /** Whether its admins may open other marketplaces. */
  platform?: boolean;
  /** Whether its admins may advance its clock. */
  sandbox?: boolean;
  mailInboxUrl?: string;
  /** The external sign-up form, when one is configured (H-023). */
  signupUrl?: string;
  /** Whether trips without a preparation file have the marketplace's own preparation page. */
  preparation?: boolean;
  /** Published pages that have an address of their own, such as /terms. */
  pages?: TenantPagesItem[];
}
