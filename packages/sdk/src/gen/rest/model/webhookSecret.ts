import type { Webhook } from './webhook.ts';

export interface WebhookSecret {
  webhook: Webhook;
  /** Secret in the Standard Webhooks format (whsec_…), shown once; absent when the call is repeated. */
  secret?: string;
}
