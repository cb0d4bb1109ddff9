import type { ProviderChoiceSecrets } from './providerChoiceSecrets.ts';
import type { ProviderChoiceSettings } from './providerChoiceSettings.ts';

export interface ProviderChoice {
  version: number;
  /** @maxLength 40 */
  service: string;
  /** @maxLength 40 */
  choice: string;
  settings?: ProviderChoiceSettings;
  /** Only secrets to set or replace. */
  secrets?: ProviderChoiceSecrets;
}
