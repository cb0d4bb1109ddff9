import type { Webhook } from './webhook.ts';

export interface WebhookPage {
  items: Webhook[];
  nextCursor?: string;
}
