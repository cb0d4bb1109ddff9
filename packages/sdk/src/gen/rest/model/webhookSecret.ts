import type { Webhook } from './webhook.ts';

export interface WebhookSecret {
  webhook: Webhook;
  /** whsec_… of Standard Webhooks, shown once; absent when the call is repeated. */
  secret?: string;
}
