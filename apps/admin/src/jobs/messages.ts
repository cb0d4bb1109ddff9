import { t } from '@lingui/core/macro';

export const words = {
  title: t`Jobs`,
  description: t`Background work of every marketplace: what’s running, failed, and scheduled. Try a job again, cancel it, or pause a queue.`,
  alone: t`Open on its own page`,
  frame: t`Job queue`,
  notYours: t`Only platform admins see jobs`,
  notYoursText: t`Jobs belong to the whole deployment, not to one marketplace.`,
};
