/** The promote tab (H-171 to H-174, H-283 to H-294). */
export const words = {
  page: 'Trip Page',
  link: 'Trip page link',
  view: 'View trip page',
  timeline: 'Trip page status',
  steps: { Marketing: 'Marketing', Live: 'Live', Confirmed: 'Confirmed', Closed: 'Closed' },
  stepTexts: {
    Marketing: 'Share your page and announce your launch date.',
    Live: 'Your page takes bookings.',
    Confirmed: 'Your trip is happening.',
  },
  cancelled: 'Cancelled',
  launch: 'Launch',
  tips: 'Before you launch',
  tipsList: [
    'Share the link with your audience before you launch.',
    'Announce the launch date and time.',
    'Be there when bookings open: 70% of hosts book the minimum travelers within 2 weeks.',
  ],
  rule: 'Launch rules',
  minimum: 'Travelers needed to confirm',
  booked: (n: number, of: number) => `${n} of ${of}`,
  spots: 'Spots',
};

export const timelineOrder = ['Marketing', 'Live', 'Confirmed', 'Closed'] as const;
