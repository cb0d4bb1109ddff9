import type { WebhookState } from './webhookState.ts';

export type WebhookStateParameter = WebhookState;
