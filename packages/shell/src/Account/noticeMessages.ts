import { t } from '@lingui/core/macro';

/** Messages of the notification settings. */
export const noticeWords = {
  tab: t`Notifications`,
  title: t`Notifications`,
  text: t`Choose how we tell you about each of these. Changes apply from now on.`,
  mail: t`Email`,
  bell: t`Bell`,
  off: t`You won’t hear about this.`,
  saved: t`Notifications saved`,
  always: t`Notifications about your bookings, payments, rides, and account always come by email and in the bell.`,
  standIn: t`Only the person can choose their notifications.`,
  kinds: {
    trips: { title: t`Trips and itineraries`, text: t`Requests, approvals, and launches.` },
    group: {
      title: t`Changes in a group`,
      text: t`Someone else takes over a traveler’s or companion’s spot.`,
    },
    digest: {
      title: t`Weekly summary`,
      text: t`Visits, bookings, and earnings of the past week, on Mondays.`,
    },
    messages: { title: t`Messages from your host`, text: t`What your host writes to everyone on the trip.` },
    reviews: { title: t`Reviews`, text: t`We ask how your trip was.` },
    integrations: { title: t`Integrations`, text: t`A webhook is paused because deliveries keep failing.` },
  },
};
