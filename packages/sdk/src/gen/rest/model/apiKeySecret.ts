import type { ApiKey } from './apiKey.ts';

export interface ApiKeySecret {
  apiKey: ApiKey;
  /** The secret key, returned only once. */
  key?: string;
}
