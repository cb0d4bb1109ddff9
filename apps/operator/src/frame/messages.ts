import { t } from '@lingui/core/macro';

export const words = {
  home: t`Home`,
  board: t`Board`,
  itineraries: t`Itineraries`,
  trips: t`Trips`,
  requests: t`Trip requests`,
  travelers: t`Travelers`,
  payouts: t`Earnings`,
  apiKeys: t`API keys`,
  webhooks: t`Webhooks`,
  synced: t`Synced itineraries`,
  // The tab of phones.
  sync: t`Sync`,
  // On phones, the bottom bar has one item for keys and webhooks.
  api: t`API`,
  // H-046, O-020
  add: t`Add new itinerary`,
};
