import { t } from '@lingui/core/macro';

/** What the browser calls each page, before what it is about. */
export const titles = {
  address: t`Address`,
  audienceData: t`Audience Data`,
  bookings: t`Bookings`,
  configuration: t`Configuration`,
  earningsPayouts: t`Earnings & payouts`,
  editPublicProfile: t`Edit Public Profile`,
  email: t`Email`,
  home: t`Home`,
  itineraries: t`Itineraries`,
  itinerary: t`Itinerary`,
  links: t`Links`,
  pricing: t`Pricing`,
  profile: t`Profile`,
  promote: t`Promote`,
  publicProfile: t`Public Profile`,
  referAHost: t`Refer a Host`,
  request: t`Request`,
  reserveThisTrip: t`Reserve This Trip`,
  security: t`Security`,
  servicesAgreement: t`Services Agreement`,
  survey: t`Survey`,
  travelInfo: t`Travel Info`,
  trips: t`Trips`,
  welcome: t`Welcome`,
};
