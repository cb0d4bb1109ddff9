import type { ItineraryActionAction } from './itineraryActionAction.ts';
import type { ItineraryStatus } from './itineraryStatus.ts';

/**
 * A step of the review, and why it cannot be taken now when it is disabled.
 */
export interface ItineraryAction {
  action: ItineraryActionAction;
  to: ItineraryStatus;
  enabled: boolean;
  reason?: string;
}
