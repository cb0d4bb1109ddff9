import type { ApiKey } from './apiKey.ts';

export interface ApiKeySecret {
  apiKey: ApiKey;
  /** The key itself, shown once. */
  key?: string;
}
