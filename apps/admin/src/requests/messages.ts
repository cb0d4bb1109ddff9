import { plural, t } from '@lingui/core/macro';
import type { TripRequestStatus } from '@caravan/sdk';

export const words = {
  title: t`Trip requests`,
  description: t`Trips hosts have requested from operators.`,
  status: t`Status`,
  allStatuses: t`All statuses`,
  statuses: {
    pending: t`Pending`,
    'trip-created': t`Trip created`,
    accepted: t`Accepted`,
    rejected: t`Rejected`,
  },
  columns: {
    itinerary: t`Itinerary`,
    host: t`Host`,
    dates: t`Dates`,
    package: t`Package`,
    status: t`Status`,
    created: t`Requested`,
  },
  instantly: t`Instantly approved`,
  empty: t`No trip requests found`,
  emptyText: t`Requests appear here when hosts reserve itineraries.`,
  openTrip: t`Open trip`,
  review: t`Operator review`,
  details: t`Details`,
  pageTitle: (itinerary: string, host: string) => t`${itinerary} for ${host}`,
  edit: {
    open: t`Edit request`,
    saved: t`Request saved`,
  },
  decline: {
    open: t`Decline`,
    title: t`Decline this request?`,
    text: (host: string, itinerary: string, dates: string) =>
      t`${host} asked for ${itinerary}, ${dates}. We’ll email your reason, and the dates are free again.`,
    reason: t`Reason`,
    required: t`Enter a reason`,
    done: (host: string) => t`Request declined, and ${host} told`,
  },
  facts: {
    price: t`Suggested price`,
    id: t`ID`,
    companions: t`Companions`,
    rooms: t`Host rooms`,
    dietary: t`Dietary restriction`,
    additional: t`Additional requests`,
    activities: t`Optional activities`,
    workshops: t`Workshop spaces`,
  },
  hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
};

export const requestTones = {
  pending: 'warning',
  'trip-created': 'blue',
  accepted: 'green',
  rejected: 'red',
} as const satisfies Record<TripRequestStatus, string>;
