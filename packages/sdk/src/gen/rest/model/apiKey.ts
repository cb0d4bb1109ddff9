import type { ApiKeyAvailableActionsItem } from './apiKeyAvailableActionsItem.ts';
import type { ApiKeyState } from './apiKeyState.ts';
import type { ApiScope } from './apiScope.ts';

export interface ApiKey {
  id: string;
  /** The operator that the key acts for. */
  operatorId: string;
  operatorName?: string;
  name: string;
  /** First and last characters of the key. */
  hint: string;
  scopes: ApiScope[];
  state: ApiKeyState;
  /** Actions that the key's state still allows. */
  availableActions: ApiKeyAvailableActionsItem[];
  expiresAt?: string;
  revokedAt?: string;
  /** Accurate to the minute. */
  lastUsedAt?: string;
  lastUsedIp?: string;
  /** After a rotation, the time until which the previous key keeps working. */
  previousUntil?: string;
  createdBy?: string;
  createdAt: string;
}
