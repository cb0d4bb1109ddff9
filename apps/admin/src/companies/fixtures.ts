import type { Company, TenantSettings } from '@caravan/sdk';

/** Settings of a marketplace with companies, for stories and tests. */
export const settingsWith = (companies: Company[]): TenantSettings => ({
  version: 4,
  slug: 'acme',
  brand: 'Acme',
  tagline: '',
  currency: 'USD',
  locale: 'en-US',
  supportEmail: 'care@acme.example',
  senderEmail: 'hello@acme.example',
  mailsFrom: 'hello@acme.example',
  sandbox: false,
  theme: { accent: '#1f6f5c' },
  features: {
    publicProfile: true,
    addressTab: true,
    mobileApp: true,
    accommodationAlternatives: true,
    referrals: true,
    waitlist: true,
    additionalRequests: true,
  },
  hosts: [],
  providers: [],
  companies,
});
