import type { ApiScope } from './apiScope.ts';

export interface ApiKeyInput {
  /** @maxLength 80 */
  name: string;
  /** @maxItems 20 */
  scopes: ApiScope[];
  /**
     * Days until the key expires; omit for a key that does not expire.
     * @minimum 1
     * @maximum 730
     */
  expiresInDays?: number;
}
