import type { BookingStatus, TripStatus } from '@caravan/sdk';

/** The status tones of `@caravan/ui/Badge`. */
export type StatusTone = 'warning' | 'grey' | 'blue' | 'green' | 'purple' | 'teal' | 'red' | 'neutral';
export interface StatusWord {
  word: string;
  tone: StatusTone;
}

/** The colours of a trip's status (H-082); its word is the answer's `statusLabel`. */
export const tripStatusTones: Record<TripStatus, StatusTone> = {
  created: 'warning',
  partner_approved: 'warning',
  trova_pricing_approved: 'green',
  host_approved: 'green',
  early_confirmed: 'purple',
  live: 'blue',
  ready_to_confirm: 'blue',
  confirmed: 'purple',
  closed: 'grey',
  complete: 'teal',
  cancelled: 'red',
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
