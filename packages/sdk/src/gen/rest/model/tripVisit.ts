import type { TripVisitEvent } from './tripVisitEvent.ts';

export interface TripVisit {
  event?: TripVisitEvent;
  /**
     * The utm_source of the page URL, if any.
     * @maxLength 80
     */
  channel?: string;
  /**
     * The page that the visitor came from; only its host name is used.
     * @maxLength 500
     */
  referrer?: string;
  /**
     * The token of the promotional email that led to the page.
     * @maxLength 400
     */
  email?: string;
}
