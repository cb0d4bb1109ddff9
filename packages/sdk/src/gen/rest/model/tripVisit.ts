import type { TripVisitEvent } from './tripVisitEvent.ts';

export interface TripVisit {
  event?: TripVisitEvent;
  /**
     * utm_source of the address, when it has one.
     * @maxLength 80
     */
  channel?: string;
  /**
     * Where the visitor came from; only its host is looked at.
     * @maxLength 500
     */
  referrer?: string;
  /**
     * The token of a promotional email that led here.
     * @maxLength 400
     */
  email?: string;
}
