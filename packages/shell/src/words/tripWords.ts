import { t } from '@lingui/core/macro';
import type { BookingDisplay, TripStatus } from '@caravan/sdk';

/** The status tones of `@caravan/ui/Badge`. */
export type StatusTone = 'warning' | 'grey' | 'blue' | 'green' | 'purple' | 'teal' | 'red' | 'neutral';

/** Colors of trip statuses (H-082); the label is `statusLabel` in the response. */
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

/** Colors of a booking's displayed status (T-104, T-105); the label is `displayStatus` in the response. */
export const bookingTones: Record<BookingDisplay, StatusTone> = {
  pending: 'warning',
  awaiting: 'warning',
  waitlist: 'grey',
  confirmed: 'purple',
  closed: 'grey',
  complete: 'teal',
  cancelled: 'red',
  pending_cancellation: 'red',
  rejected: 'red',
};

export const packageWords = {
  economy: t`Economy`,
  standard: t`Standard`,
  premium: t({ message: 'Premium', context: 'package of a trip' }),
} as const;

/** How demanding a trip is, 1 to 5. */
export const activityLevelWords: Record<number, string> = {
  1: t`Leisurely`,
  2: t`Easy`,
  3: t`Moderate`,
  4: t`Active`,
  5: t`Challenging`,
};
