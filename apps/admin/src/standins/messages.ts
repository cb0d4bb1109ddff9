import { t } from '@lingui/core/macro';

export const words = {
  title: t`Impersonations`,
  description: t`Who impersonated whom, why, and for how long.`,
  search: t`Search impersonations`,
  running: t`Active only`,
  columns: {
    actor: t`Admin`,
    subject: t`Impersonated`,
    reason: t`Reason`,
    started: t`Started`,
    state: t`State`,
  },
  isRunning: t`Active`,
  ended: t`Ended`,
  expired: t`Expired`,
  until: (time: string) => t`until ${time}`,
  endedBy: (name: string, time: string) => t`by ${name}, ${time}`,
  stop: t`Stop`,
  stopTitle: (actor: string, subject: string) => t`Stop ${actor} from impersonating ${subject}?`,
  stopText: t`It ends with their next action.`,
  stopped: t`Impersonation stopped`,
  empty: t`No impersonations yet`,
  emptyText: t`Start impersonating someone from the Users page.`,
};
