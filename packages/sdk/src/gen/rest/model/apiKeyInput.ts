import type { ApiScope } from './apiScope.ts';

export interface ApiKeyInput {
  /** @maxLength 80 */
  name: string;
  /** @maxItems 20 */
  scopes: ApiScope[];
  /**
     * Absent when the key does not expire.
     * @minimum 1
     * @maximum 730
     */
  expiresInDays?: number;
}
