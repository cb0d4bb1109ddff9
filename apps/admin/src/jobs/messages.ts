import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Jobs`,
  description: t`Background work of every marketplace: what’s running, failed, and scheduled. Try a job again, cancel it, or pause a queue.`,
  alone: t`Open on its own page`,
  frame: t`Job queue`,
  notYours: t`Only platform admins see jobs`,
  notYoursText: t`Jobs belong to the whole deployment, not to one marketplace.`,
  schedule: {
    title: t`Schedule`,
    text: t`Jobs that start on their own. Runs are kept for a day.`,
    job: t`Job`,
    runs: t`Runs`,
    last: t`Last run`,
    next: t`Next run`,
    empty: t`No jobs start on their own`,
    every: (seconds: number) => {
      if (seconds < 60) return plural(seconds, { one: 'Every second', other: 'Every # seconds' });
      if (seconds < 3_600)
        return plural(Math.round(seconds / 60), { one: 'Every minute', other: 'Every # minutes' });
      return plural(Math.round(seconds / 3_600), { one: 'Every hour', other: 'Every # hours' });
    },
    outcomes: {
      none: t`No run kept`,
      waiting: t`Waiting`,
      running: t`Running`,
      done: t`Done`,
      failed: t`Failed`,
    },
  },
};
