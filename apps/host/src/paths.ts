/** Every path that the host portal links to, as shown in the browser. */
const base = '/app/host';

export type TripTab =
  | 'configuration'
  | 'pricing'
  | 'itinerary'
  | 'services-agreement'
  | 'promote'
  | 'bookings'
  | 'travelInfo'
  | 'preview'
  | 'request';

export const paths = {
  root: base,
  home: `${base}/home`,
  dashboard: `${base}/home/dashboard`,
  progress: `${base}/home/progress`,
  audience: `${base}/audience`,
  survey: `${base}/audience/survey`,
  research: `${base}/audience/research`,
  itineraries: `${base}/itineraries`,
  itinerary: (id: string) => `${base}/itineraries/${id}/description`,
  requestItinerary: (id: string) => `${base}/itineraries/${id}/request`,
  trips: `${base}/trips`,
  getGoing: `${base}/trips/get-going`,
  /** Hosts land on configuration, with the model in the URL (H-068). */
  trip: (id: string, tab: TripTab = 'configuration') => `${base}/trips/${id}/${tab}?model=trip`,
  promoteEmail: (id: string, kind = 'launch') => `${base}/trips/${id}/emails/${encodeURIComponent(kind)}`,
  tripRequest: (id: string) => `${base}/trips/${id}/request?model=tripRequest`,
  onboarding: `${base}/onboarding`,
  referral: `${base}/referral`,
  links: `${base}/links`,
  earnings: `${base}/earnings`,
  payoutAccount: `${base}/earnings?tab=account`,
  publicProfile: `${base}/public-profile`,
  editPublicProfile: `${base}/public-profile/edit`,
  account: `${base}/account`,
  profile: `${base}/account/profile`,
  address: `${base}/account/address`,
  security: `${base}/account/security`,
  notifications: `${base}/account/notifications`,
  /** The host's own form as a traveler on the trip, in the traveler portal (H-446). */
  ownTripForm: (id: string) => `/app/traveler/trips/${id}/trip-form`,
  /** The public page of a trip, on the site. */
  tripPage: (tripPath: string) => `/trips/${tripPath}`,
  /** The host's own page, on the site. */
  hostPage: (pagePath: string) => `/hosts/${encodeURIComponent(pagePath)}`,
};
