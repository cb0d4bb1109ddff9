/** Launch scheduling (H-289 to H-294, H-380 to H-386). */
export const words = {
  title: 'Launch',
  date: 'Launch date',
  time: 'Launch time',
  zone: (zone: string) => `Times are in the trip’s time zone, ${zone.replaceAll('_', ' ')}.`,
  schedule: 'Schedule launch',
  reschedule: 'Change launch',
  unschedule: 'Unschedule',
  now: 'Launch now',
  none: 'You haven’t set a launch date yet. Your trip page opens for bookings when you launch.',
  both: 'Enter both a date and a time',
  tooEarly: 'The launch date cannot be in the past',
  closedDay: 'You cannot launch on this day. Choose another one.',
  empty: 'Choose a date and time first.',
  unchanged: 'Choose a different date or time first.',
  confirm: {
    schedule: ['Schedule your launch?', 'Your trip page opens for bookings at', 'Schedule launch'] as const,
    unschedule: [
      'Unschedule your launch?',
      'Your trip page stays closed for bookings until you schedule it again.',
      'Unschedule',
    ] as const,
    now: [
      'Launch now?',
      'Your trip page opens for bookings right away. This cannot be undone.',
      'Launch now',
    ] as const,
  },
  saved: {
    schedule: 'Trip Launch Scheduled!',
    unschedule: 'Trip Launch Unscheduled!',
    now: 'Your trip is live!',
  },
  failed: (doing: 'scheduling' | 'unscheduling') =>
    `There was an error ${doing} your trip launch date, please try again.`,
  cancel: 'Cancel',
};

/** The emails to the host's list that may go out with the launch (H-308, H-312). */
export const emailWords = {
  title: 'Emails to your list',
  text: 'We send nothing to your list until you preview an email and turn it on.',
  name: (name: string) => `${name} email`,
  lookFirst: 'Preview it before you turn it on.',
  preview: 'Preview',
  subject: (subject: string) => `Subject: ${subject}`,
  recipients: (people: string) => `Goes to ${people} on your list.`,
  frame: (name: string) => `Preview of the ${name} email`,
  close: 'Close',
};
