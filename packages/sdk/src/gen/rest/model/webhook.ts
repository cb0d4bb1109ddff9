import type { EventType } from './eventType.ts';
import type { WebhookAvailableActionsItem } from './webhookAvailableActionsItem.ts';
import type { WebhookState } from './webhookState.ts';

export interface Webhook {
  id: string;
  /** Absent when it is the marketplace's own. */
  operatorId?: string;
  operatorName?: string;
  url: string;
  description?: string;
  /** Empty: every type the owner may see. */
  eventTypes: EventType[];
  state: WebhookState;
  /** What can be done with it now; nothing once it is archived. */
  availableActions: WebhookAvailableActionsItem[];
  /** Only while it is paused. */
  pauseReason?: string;
  failingSince?: string;
  previousSecretUntil?: string;
  /** Position in the feed up to which deliveries were made. */
  cursor?: string;
  version: number;
  createdAt: string;
}
