import { plural, t } from '@lingui/core/macro';

/** Messages of the promote tab (H-171 to H-174, H-283 to H-294). */
export const words = {
  page: t`Trip Page`,
  link: t`Trip page link`,
  view: t`View trip page`,
  timeline: t`Trip page status`,
  steps: { Marketing: t`Marketing`, Live: t`Live`, Confirmed: t`Confirmed`, Closed: t`Closed` },
  stepTexts: {
    Marketing: t`Share your page and announce your launch date.`,
    Live: t`Your page takes bookings.`,
    Confirmed: t`Your trip is happening.`,
  },
  cancelled: t`Cancelled`,
  launch: t`Launch`,
  tips: t`Before you launch`,
  tipsList: [
    t`Share the link with your audience before you launch.`,
    t`Announce the launch date and time.`,
    t`Be there when bookings open: 70% of hosts book the minimum travelers within 2 weeks.`,
  ],
  rule: t`Launch rules`,
  minimum: t`Travelers needed to confirm`,
  booked: (n: number, of: number) => (n < of ? t`${n} of ${of}` : t`${n} booked, ${of} needed`),
  watchers: (n: number) =>
    plural(n, {
      one: '# person gets an email when this trip opens.',
      other: '# people get an email when this trip opens.',
    }),
  spots: t`Spots`,
  resources: {
    title: t`Resources`,
    text: t`Made for this trip, ready to share.`,
    portal: t`Promotion portal`,
    album: t`Photo album`,
    image: t`Featured image`,
  },
};

export const timelineOrder = ['Marketing', 'Live', 'Confirmed', 'Closed'] as const;
