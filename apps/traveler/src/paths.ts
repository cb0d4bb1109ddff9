/** Every path that the traveler portal links to, as shown in the browser. */
const base = '/app/traveler';

export type TripTab =
  | 'trip-overview'
  | 'itinerary'
  | 'manage-booking'
  | 'preparation'
  | 'trip-form'
  | 'update-payment-method';

export const paths = {
  root: base,
  trips: `${base}/trips`,
  /** The list, even when the root would open a trip. */
  allTrips: `${base}/trips?all=true`,
  trip: (tripId: string, tab: TripTab = 'trip-overview') => `${base}/trips/${tripId}/${tab}`,
  /** Asks to pay the balance before a booking is canceled. */
  payBalance: (tripId: string) => `${base}/trips/${tripId}/manage-booking/pay-balance`,
  /** Manage Booking with the cancellation dialog open. */
  cancelBooking: (tripId: string) => `${base}/trips/${tripId}/manage-booking?cancel=true`,
  insurance: (tripId: string) => `${base}/trips/${tripId}/manage-booking/insurance`,
  statement: (tripId: string) => `${base}/trips/${tripId}/manage-booking/statement`,
  payment: (tripId: string) => `${base}/trips/${tripId}/manage-booking/payment`,
  success: (tripId: string) => `${base}/trips/${tripId}/manage-booking/success`,
  transfers: `${base}/transfer`,
  transfer: (tripId: string, tab?: string) => `${base}/transfer/${tripId}${tab ? `/${tab}` : ''}`,
  explore: `${base}/explore`,
  account: `${base}/account`,
  profile: `${base}/account/profile`,
  address: `${base}/account/address`,
  security: `${base}/account/security`,
  notifications: `${base}/account/notifications`,
  /** Saved cards and trip credit. */
  wallet: `${base}/account/payment`,
  /** The public listing, on the site. */
  listing: (category?: string) =>
    category ? `/trips?${new URLSearchParams({ category }).toString()}` : '/trips',
  tripPage: (tripPath: string) => `/trips/${tripPath}`,
};
