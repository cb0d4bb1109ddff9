import { t } from '@lingui/core/macro';

export const words = {
  title: t`My Trips`,
  welcome: t`Welcome! Just click on a Trip to start reviewing`,
  groups: {
    confirmed: t`Confirmed`,
    pending: t`Pending`,
    complete: t({ message: 'Complete', context: 'trip' }),
    cancelled: t`Canceled`,
  },
  none: t`You have no trips yet`,
  noneText: t`Book a trip and you’ll find everything about it here.`,
  book: t`Book new trip`,
};
