import { t } from '@lingui/core/macro';

/** What the browser calls each page, before what it is about. */
export const titles = {
  address: t`Address`,
  profile: t`Profile`,
  security: t`Security`,
  notifications: t`Notifications`,
};
