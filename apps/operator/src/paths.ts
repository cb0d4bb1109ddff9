const base = '/app/operator';

export type Model = 'trip' | 'tripRequest';
export type Step = 'review-details' | 'configure-services' | 'review-pricing' | 'success';

/** Every address of the portal, whole, as links carry them. */
export const paths = {
  home: base,
  overview: `${base}/home`,
  itineraries: `${base}/itineraries`,
  newItinerary: `${base}/itineraries/new/review-details`,
  itinerary: (id: string, step: Step = 'review-details') => `${base}/itineraries/${id}/${step}`,
  printItinerary: (id: string) => `${base}/itineraries/${id}/print`,
  trips: `${base}/trips`,
  printTrip: (id: string) => `${base}/trips/${id}/print`,
  trip: (id: string, step: Step = 'review-details', model: Model = 'trip') =>
    `${base}/trips/${id}/${step}?model=${model}`,
  manifest: (id: string) => `${base}/trips/${id}/manifest?model=trip`,
  payouts: `${base}/payouts`,
  payoutAccount: `${base}/payouts?tab=account`,
  apiKeys: `${base}/api-keys`,
  webhooks: `${base}/webhooks`,
  webhook: (id: string) => `${base}/webhooks/${id}`,
  account: `${base}/account`,
  profile: `${base}/account/profile`,
  address: `${base}/account/address`,
  security: `${base}/account/security`,
};
