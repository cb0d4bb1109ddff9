import type { ProviderOption } from './providerOption.ts';
import type { ProviderSettings } from './providerSettings.ts';

/**
 * The provider of an external service, and the alternatives.
 */
export interface Provider {
  service: string;
  choice: string;
  options: ProviderOption[];
  settings: ProviderSettings;
  /** Names of the stored secrets. */
  secretsSet: string[];
}
