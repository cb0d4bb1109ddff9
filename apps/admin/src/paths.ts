const base = '/admin';

/** Every path of the admin portal, in full, as used in links. */
export const paths = {
  // H-031: where admins land
  users: `${base}/users`,
  user: (id: string) => `${base}/users/${id}`,
  /** A person with the confirmation to impersonate them. */
  standInFor: (id: string) => `${base}/users/${id}?open=standIn`,
  home: `${base}/home`,
  trips: `${base}/trips`,
  trip: (id: string) => `${base}/trips/${id}`,
  tripRequests: `${base}/trip-requests`,
  tripRequest: (id: string) => `${base}/trip-requests/${id}`,
  bookings: `${base}/bookings`,
  booking: (id: string) => `${base}/bookings/${id}`,
  hosts: `${base}/hosts`,
  host: (id: string) => `${base}/hosts/${id}`,
  operators: `${base}/operators`,
  operator: (id: string) => `${base}/operators/${id}`,
  itineraries: `${base}/itineraries`,
  itinerary: (id: string) => `${base}/itineraries/${id}`,
  travelers: `${base}/travelers`,
  traveler: (id: string) => `${base}/travelers?traveler=${id}`,
  rides: `${base}/rides`,
  ride: (id: string) => `${base}/rides?ride=${id}`,
  figures: `${base}/figures`,
  payouts: `${base}/payouts`,
  failedPayouts: `${base}/payouts?status=failed`,
  refunds: `${base}/refunds`,
  refund: (id: string) => `${base}/refunds?refund=${id}`,
  reconciliation: `${base}/reconciliation`,
  reviews: `${base}/reviews`,
  waitingReviews: `${base}/reviews?state=waiting`,
  links: `${base}/links`,
  link: (id: string) => `${base}/links?link=${id}`,
  recommendations: `${base}/recommendations`,
  recommendation: (id: string) => `${base}/recommendations?recommendation=${id}`,
  policies: `${base}/policies`,
  pages: `${base}/pages`,
  page: (page: string, language: string) => `${base}/pages/${page}/${language}`,
  catalog: `${base}/catalog`,
  emailWordings: `${base}/email-wording`,
  emailWording: (template: string, language: string) =>
    `${base}/email-wording/${template}?language=${language}`,
  marketplace: `${base}/marketplace`,
  marketplaces: `${base}/marketplaces`,
  standIns: `${base}/stand-ins`,
  auditLog: `${base}/audit-log`,
  /** The permission check, with a prefilled question. */
  access: (about: Record<string, string> = {}) => {
    const query = new URLSearchParams(about).toString();
    return `${base}/access${query && `?${query}`}`;
  },
  apiKeys: `${base}/api-keys`,
  emails: `${base}/emails`,
  email: (id: string) => `${base}/emails?email=${id}`,
  jobs: `${base}/jobs`,
  testClock: `${base}/test-clock`,
  discounts: `${base}/discounts`,
  exports: `${base}/exports`,
  webhooks: `${base}/webhooks`,
  webhook: (id: string) => `${base}/webhooks/${id}`,
  account: `${base}/account`,
  profile: `${base}/account/profile`,
  address: `${base}/account/address`,
  security: `${base}/account/security`,
  notifications: `${base}/account/notifications`,
  /** The editor of an operator's itinerary, which admins can use, too (O-156). */
  operatorItinerary: (id: string) => `/app/operator/itineraries/${id}/review-details`,
  /** An itinerary next to what the operator's system pushed last; admins decide who wins, too. */
  operatorSynced: (id: string) => `/app/operator/synced/${id}`,
  /** The operator's review of a trip or request, which admins can open, too (O-156). */
  operatorReview: (id: string, model: 'trip' | 'tripRequest') =>
    `/app/operator/trips/${id}/review-details?model=${model}`,
};
