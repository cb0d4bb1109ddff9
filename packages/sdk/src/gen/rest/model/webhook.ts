import type { EventType } from './eventType.ts';
import type { WebhookAvailableActionsItem } from './webhookAvailableActionsItem.ts';
import type { WebhookState } from './webhookState.ts';

export interface Webhook {
  id: string;
  /** Absent for the marketplace's own subscription. */
  operatorId?: string;
  operatorName?: string;
  url: string;
  description?: string;
  /** Empty for every type the owner may see. */
  eventTypes: EventType[];
  state: WebhookState;
  /** Actions available now; none once it is archived. */
  availableActions: WebhookAvailableActionsItem[];
  /** Only while it is paused. */
  pauseReason?: string;
  failingSince?: string;
  previousSecretUntil?: string;
  /** Position in the feed up to which deliveries have been made. */
  cursor?: string;
  version: number;
  createdAt: string;
}
