import type { Company } from './company.ts';
import type { Features } from './features.ts';
import type { HostName } from './hostName.ts';
import type { Provider } from './provider.ts';
import type { Theme } from './theme.ts';

export interface TenantSettings {
  version: number;
  slug: string;
  brand: string;
  tagline: string;
  /** Set when the marketplace is opened; past amounts are in it. */
  currency: string;
  locale: string;
  supportEmail: string;
  senderEmail: string;
  /** Address that emails are sent from now: senderEmail with the marketplace's own mail server or a host name of its domain, otherwise the deployment's address. */
  mailsFrom: string;
  sandbox: boolean;
  theme: Theme;
  features: Features;
  hosts: HostName[];
  providers: Provider[];
  /** Insurance and transfer companies, each kind in its order. */
  companies: Company[];
}
