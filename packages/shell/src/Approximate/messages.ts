import { t } from '@lingui/core/macro';

/** Messages for the price in a second currency. */
export const words = {
  about: (amount: string, day: string, source: string) => t`≈ ${amount} · rate of ${day}, ${source}`,
  show: t`Show in another currency`,
  change: t`Change currency`,
  currency: t`Second currency`,
  none: t`None`,
  unknown: t`No exchange rates are available right now.`,
  charged: (currency: string) => t`For information only. You pay in ${currency}.`,
};
