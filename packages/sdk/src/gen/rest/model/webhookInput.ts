import type { EventType } from './eventType.ts';

export interface WebhookInput {
  /** @maxLength 500 */
  url: string;
  /** @maxLength 200 */
  description?: string;
  /** @maxItems 50 */
  eventTypes: EventType[];
}
