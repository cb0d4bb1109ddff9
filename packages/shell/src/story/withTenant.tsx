import type { Tenant } from '@caravan/sdk';
import type { Decorator } from '@storybook/react-vite';
import { TenantContext } from '../tenant/TenantContext.ts';

const tenant: Tenant = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'caravan',
  brand: 'Caravan',
  currency: 'USD',
  locale: 'en-US',
  environment: 'storybook',
  demo: true,
  features: {
    publicProfile: true,
    addressTab: true,
    mobileApp: true,
    accommodationAlternatives: true,
    referrals: true,
    waitlist: true,
    additionalRequests: true,
  },
  supportEmail: 'care@caravan.example',
  theme: { accent: '#12574a' },
};

/** Provides the tenant that the portal loads; the locale follows the toolbar. */
export const withTenant: Decorator = (Story, { globals }) => (
  <TenantContext value={{ ...tenant, locale: String(globals.locale ?? tenant.locale) }}>
    <Story />
  </TenantContext>
);
