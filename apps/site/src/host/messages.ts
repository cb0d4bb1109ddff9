import { t } from '@lingui/core/macro';

export const words = {
  title: t`Hosts`,
  trips: t`Trips with this host`,
  none: t`No trips are open for booking right now.`,
  all: t`See all trips`,
};
