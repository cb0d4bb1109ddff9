import { t } from '@lingui/core/macro';

/** What the overview of a trip says of rides; those who book one read more. */
export const words = {
  rides: t`Transfers`,
  ridesFailed: t`We couldn’t load your transfers.`,
  ridesText: t`Get picked up at the airport and dropped off when you leave.`,
  book: t`Book a transfer`,
  more: t`Book another transfer`,
};
