import type { TimelineState } from './timelineState.ts';

export interface TimelineWebhook {
  /** Whether a provider sent it to the marketplace. Otherwise the marketplace sent it to a partner. */
  received: boolean;
  /** Type of the event. */
  event: string;
  /** The provider that sent it or the URL that it was sent to. */
  address: string;
  state: TimelineState;
  attempts?: number;
  webhookId?: string;
  problem?: string;
}
