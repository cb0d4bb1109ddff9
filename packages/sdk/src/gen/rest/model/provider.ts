import type { ProviderOption } from './providerOption.ts';
import type { ProviderSettings } from './providerSettings.ts';

/**
 * Who does an outside service here, and who else could.
 */
export interface Provider {
  service: string;
  choice: string;
  options: ProviderOption[];
  settings: ProviderSettings;
  /** Names of the secrets that are kept. */
  secretsSet: string[];
}
