import type { Features } from './features.ts';
import type { HostName } from './hostName.ts';
import type { Provider } from './provider.ts';
import type { Theme } from './theme.ts';

export interface TenantSettings {
  version: number;
  slug: string;
  brand: string;
  tagline: string;
  /** Chosen when the marketplace is opened; amounts of the past are in it. */
  currency: string;
  locale: string;
  supportEmail: string;
  senderEmail: string;
  /** The address that mails come from now: senderEmail with a mail server of one's own or a host name of its domain, otherwise the deployment's. */
  mailsFrom: string;
  sandbox: boolean;
  theme: Theme;
  features: Features;
  hosts: HostName[];
  providers: Provider[];
}
