import { t } from '@lingui/core/macro';

/** Messages about rides on a trip's overview; the booking flow has more. */
export const words = {
  rides: t`Transfers`,
  ridesFailed: t`We couldn’t load your transfers.`,
  ridesText: t`Get picked up at the airport and dropped off when you leave.`,
  book: t`Book a transfer`,
  more: t`Book another transfer`,
};
