/** Launch scheduling (H-289 to H-294, H-380 to H-386). */
export const words = {
  title: 'Launch',
  date: 'Launch date',
  time: 'Launch time',
  zone: (zone: string) => `Times are in your time zone, ${zone}.`,
  schedule: 'Schedule launch',
  reschedule: 'Change launch',
  unschedule: 'Unschedule',
  now: 'Launch now',
  past: 'Your trip launched on',
  future: 'Your trip is live! Your scheduled promotion launch date is',
  scheduled: 'Your launch is scheduled for',
  none: 'No launch date is set yet. Your trip page opens for bookings on its launch.',
  both: 'Date and time are required together',
  tooEarly: 'The launch date can not be in the past',
  confirm: {
    schedule: ['Schedule your launch?', 'Your trip page opens for bookings at', 'Schedule launch'] as const,
    unschedule: [
      'Unschedule your launch?',
      'Your trip page stays closed for bookings until you schedule it again.',
      'Unschedule',
    ] as const,
    now: [
      'Launch now?',
      'Your trip page opens for bookings at once and scheduled promotions are sent. This can not be undone.',
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
