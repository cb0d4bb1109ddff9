import type { BookingStatus, TripStatus } from '@caravan/sdk';

/** The status tones of `@caravan/ui/Badge`. */
export type StatusTone = 'warning' | 'grey' | 'blue' | 'green' | 'purple' | 'teal' | 'red' | 'neutral';
export interface StatusWord {
  word: string;
  tone: StatusTone;
}

/** A trip's status as people read it; the tones follow the host's home (H-082). */
export const tripStatusWords: Record<TripStatus, StatusWord> = {
  created: { word: 'Requested', tone: 'warning' },
  partner_approved: { word: 'Requested', tone: 'warning' },
  trova_pricing_approved: { word: 'Pending', tone: 'green' },
  host_approved: { word: 'Pending', tone: 'green' },
  early_confirmed: { word: 'Confirmed', tone: 'purple' },
  live: { word: 'Live', tone: 'blue' },
  ready_to_confirm: { word: 'Live', tone: 'blue' },
  confirmed: { word: 'Confirmed', tone: 'purple' },
  closed: { word: 'Closed', tone: 'grey' },
  complete: { word: 'Complete', tone: 'teal' },
  cancelled: { word: 'Cancelled', tone: 'red' },
};

/** Badge of the host's home by home status (H-082). */
export const homeStatusWords: Record<string, StatusWord> = {
  requested: { word: 'Requested', tone: 'warning' },
  closed: { word: 'Closed', tone: 'grey' },
  live: { word: 'Live', tone: 'blue' },
  pending: { word: 'Pending', tone: 'green' },
  confirmed: { word: 'Confirmed', tone: 'purple' },
  complete: { word: 'Complete', tone: 'teal' },
  cancelled: { word: 'Cancelled', tone: 'red' },
};

/** A booking's status (T-104). The server's `displayStatus` wins where it knows more, such as 'Pending Cancel'. */
export const bookingStatusWords: Record<BookingStatus, StatusWord> = {
  pending: { word: 'Pending', tone: 'warning' },
  awaiting: { word: 'Awaiting Payment', tone: 'warning' },
  waitlist: { word: 'Waitlist', tone: 'grey' },
  confirmed: { word: 'Confirmed', tone: 'purple' },
  cancelled: { word: 'Cancelled', tone: 'red' },
  closed: { word: 'Closed', tone: 'grey' },
  complete: { word: 'Complete', tone: 'teal' },
};

export const packageWords = { economy: 'Economy', standard: 'Standard', premium: 'Premium' } as const;

/** How demanding a trip is, 1 to 5. */
export const activityLevelWords: Record<number, string> = {
  1: 'Leisurely',
  2: 'Easy',
  3: 'Moderate',
  4: 'Active',
  5: 'Challenging',
};
