import { t } from '@lingui/core/macro';

export const words = {
  trips: t`My Trips`,
  explore: t`Explore`,
  book: t`Book new trip`,
};
