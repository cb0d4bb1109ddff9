const base = '/app/operator';

export type Model = 'trip' | 'tripRequest';
export type Step = 'review-details' | 'configure-services' | 'review-pricing' | 'success';

const steps: readonly string[] = [
  'review-details',
  'configure-services',
  'review-pricing',
  'success',
] satisfies Step[];

/**
 * Where to redirect a product tab's URL that has no ID, or whose model is another product: to the tab of an
 * itinerary requested among trips, or to the list for a tab without an ID (O-033, O-034).
 */
export function elsewhere(id: string, model: unknown, pathname: string): { to: string } | undefined {
  const product = pathname.includes('/itineraries') ? 'itineraries' : 'trips';
  if (steps.includes(id)) return { to: `/${model === 'itinerary' ? 'itineraries' : product}` };
  if (product === 'itineraries' || model !== 'itinerary') return undefined;
  const step = steps.find((one) => pathname.endsWith(`/${one}`)) ?? 'review-details';
  return { to: `/itineraries/${id}/${step}` };
}

/** Every path of the portal, in full, as used in links. */
export const paths = {
  home: base,
  overview: `${base}/home`,
  /** A request in the drawer where it is answered. */
  answer: (request: string) => `${base}/home?do=answer%3A${request}`,
  board: `${base}/board`,
  itineraries: `${base}/itineraries`,
  newItinerary: `${base}/itineraries/new/review-details`,
  itinerary: (id: string, step: Step = 'review-details') => `${base}/itineraries/${id}/${step}`,
  printItinerary: (id: string) => `${base}/itineraries/${id}/print`,
  departures: (year?: number) => `${base}/departures${year ? `?year=${year}` : ''}`,
  blockDates: `${base}/departures?open=block`,
  trips: `${base}/trips`,
  printTrip: (id: string) => `${base}/trips/${id}/print`,
  trip: (id: string, step: Step = 'review-details', model: Model = 'trip') =>
    `${base}/trips/${id}/${step}?model=${model}`,
  manifest: (id: string) => `${base}/trips/${id}/manifest?model=trip`,
  payouts: `${base}/payouts`,
  earningsOf: (trip: string) => `${base}/payouts?trip=${trip}`,
  payoutAccount: `${base}/payouts?tab=account`,
  apiKeys: `${base}/api-keys`,
  webhooks: `${base}/webhooks`,
  syncedAll: `${base}/synced`,
  synced: (id: string) => `${base}/synced/${id}`,
  webhook: (id: string) => `${base}/webhooks/${id}`,
  account: `${base}/account`,
  profile: `${base}/account/profile`,
  address: `${base}/account/address`,
  security: `${base}/account/security`,
  notifications: `${base}/account/notifications`,
};
