import { t } from '@lingui/core/macro';

export const actions = {
  itinerary: t`Create itinerary`,
  answer: (name: string) => t`Answer request: ${name}`,
  block: t`Block dates`,
  departures: t`See departures of the year`,
  account: t`Set up payout account`,
};
