import type { ApiKey } from './apiKey.ts';

export interface ApiKeyPage {
  items: ApiKey[];
  nextCursor?: string;
}
