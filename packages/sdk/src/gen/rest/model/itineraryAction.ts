import type { ItineraryActionAction } from './itineraryActionAction.ts';
import type { ItineraryStatus } from './itineraryStatus.ts';

/**
 * A review step and, if it is disabled, why it cannot be taken now.
 */
export interface ItineraryAction {
  action: ItineraryActionAction;
  to: ItineraryStatus;
  enabled: boolean;
  reason?: string;
}
