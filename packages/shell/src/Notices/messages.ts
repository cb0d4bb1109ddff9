import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Notifications`,
  open: (unread: number) =>
    unread > 0
      ? plural(unread, { one: 'Notifications, # unread', other: 'Notifications, # unread' })
      : t`Notifications`,
  none: t`Nothing new`,
  noneText: t`Everything we email you also shows up here.`,
  readAll: t`Mark all as read`,
  more: t`Show older`,
  unread: t`Unread`,
};
