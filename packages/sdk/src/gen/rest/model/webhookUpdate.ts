import type { EventType } from './eventType.ts';
import type { WebhookState } from './webhookState.ts';

export interface WebhookUpdate {
  version: number;
  /** @maxLength 500 */
  url?: string;
  /** @maxLength 200 */
  description?: string;
  /** @maxItems 50 */
  eventTypes?: EventType[];
  state?: WebhookState;
}
