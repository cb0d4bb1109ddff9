import type { EventType } from './eventType.ts';

export interface WebhookMetadata {
  /** Those that the caller's own subscriptions can get. */
  eventTypes: EventType[];
  retryHours: number;
}
