import { t } from '@lingui/core/macro';

/** Document titles of the pages. */
export const titles = {
  address: t`Address`,
  board: t`Board`,
  details: t`Details`,
  departures: t`Departures`,
  earningsPayouts: t`Earnings & payouts`,
  home: t`Home`,
  itineraries: t`Itineraries`,
  newItinerary: t`New itinerary`,
  pricing: t`Pricing`,
  print: t`Print`,
  profile: t`Profile`,
  reviewDetails: t`Review details`,
  saved: t`Saved`,
  security: t`Security`,
  notifications: t`Notifications`,
  services: t`Services`,
  synced: t`Synced itineraries`,
  travelers: t`Travelers`,
  trips: t`Trips`,
};
