import { plural, t } from '@lingui/core/macro';

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
  facts: {
    companions: t`Companions`,
    rooms: t`Host rooms`,
    dietary: t`Dietary restriction`,
    additional: t`Additional requests`,
    activities: t`Optional activities`,
    workshops: t`Workshop spaces`,
  },
  hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
};
