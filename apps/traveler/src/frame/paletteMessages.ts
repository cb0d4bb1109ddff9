import { t } from '@lingui/core/macro';

export const actions = {
  pay: (trip: string) => t`Pay balance: ${trip}`,
  ride: (trip: string) => t`Book a ride: ${trip}`,
  book: t`Book a trip`,
  wallet: t`Manage cards and credit`,
};
