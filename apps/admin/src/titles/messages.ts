import { t } from '@lingui/core/macro';

/** Document titles of the pages. */
export const titles = {
  address: t`Address`,
  profile: t`Profile`,
  security: t`Security`,
  notifications: t`Notifications`,
};
