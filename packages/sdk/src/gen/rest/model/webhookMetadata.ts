import type { EventType } from './eventType.ts';

export interface WebhookMetadata {
  /** Types that the caller's own subscriptions can receive. */
  eventTypes: EventType[];
  retryHours: number;
}
