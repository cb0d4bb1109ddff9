import type { ApiKeyAvailableActionsItem } from './apiKeyAvailableActionsItem.ts';
import type { ApiKeyState } from './apiKeyState.ts';
import type { ApiScope } from './apiScope.ts';

export interface ApiKey {
  id: string;
  /** Whom the key acts for. */
  operatorId: string;
  operatorName?: string;
  name: string;
  /** First and last characters of the key. */
  hint: string;
  scopes: ApiScope[];
  state: ApiKeyState;
  /** What can still be done with it. */
  availableActions: ApiKeyAvailableActionsItem[];
  expiresAt?: string;
  revokedAt?: string;
  /** To the minute. */
  lastUsedAt?: string;
  lastUsedIp?: string;
  /** After a rotation, until when the key before goes on working. */
  previousUntil?: string;
  createdBy?: string;
  createdAt: string;
}
