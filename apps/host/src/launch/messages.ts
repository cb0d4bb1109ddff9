import { t } from '@lingui/core/macro';

/** Messages for scheduling the launch (H-289 to H-294, H-380 to H-386). */
export const words = {
  title: t`Launch`,
  date: t`Launch date`,
  time: t`Launch time`,
  zone: (zone: string) => t`Times are in the trip’s time zone: ${zone}.`,
  schedule: t`Schedule launch`,
  reschedule: t`Change launch`,
  unschedule: t`Unschedule`,
  now: t`Launch now`,
  none: t`You haven’t set a launch date yet. Your trip page opens for bookings when you launch.`,
  both: t`Enter both a date and a time`,
  tooEarly: t`The launch date cannot be in the past`,
  closedDay: t`You cannot launch on this day. Choose another one.`,
  empty: t`Choose a date and time first.`,
  unchanged: t`Choose a different date or time first.`,
  confirm: {
    schedule: [
      t`Schedule your launch?`,
      t`Your trip page opens for bookings at`,
      t`Schedule launch`,
    ] as const,
    unschedule: [
      t`Unschedule your launch?`,
      t`Your trip page stays closed for bookings until you schedule it again.`,
      t`Unschedule`,
    ] as const,
    now: [
      t`Launch now?`,
      t`Your trip page opens for bookings right away. This cannot be undone.`,
      t`Launch now`,
    ] as const,
  },
  saved: {
    schedule: t`Trip Launch Scheduled!`,
    unschedule: t`Trip Launch Unscheduled!`,
    now: t`Your trip is live!`,
  },
  undo: t`Undo`,
  undone: t`Your launch date is back to what it was`,
  failed: (doing: 'scheduling' | 'unscheduling') =>
    t`There was an error ${doing} your trip launch date, please try again.`,
  cancel: t`Cancel`,
};

/** Messages for the emails to the host's list that can go out with the launch (H-308, H-312). */
export const emailWords = {
  title: t`Emails to your list`,
  text: t`We send nothing to your list until you preview an email and turn it on.`,
  name: (name: string) => t`${name} email`,
  lookFirst: t`Preview it before you turn it on.`,
  preview: t`Preview`,
  subject: (subject: string) => t`Subject: ${subject}`,
  recipients: (people: string) => t`Goes to ${people} on your list.`,
  frame: (name: string) => t`Preview of the ${name} email`,
  close: t`Close`,
};
