/** Every address the signed-out pages link to, as it stands in the browser. */
export type CheckoutStep = 'travelers' | 'rooms' | 'pay' | 'done';

/** What the list of trips can be narrowed by, as its address names it. */
export type TripFilter =
  | 'view'
  | 'q'
  | 'category'
  | 'month'
  | 'country'
  | 'days'
  | 'maxPriceMinor'
  | 'host'
  | 'minSpots'
  | 'pace'
  | 'sort';

const trip = (tripPath: string) => `/trips/${encodeURIComponent(tripPath)}`;

export const paths = {
  home: '/',
  trips: (filter: Partial<Record<TripFilter, string>> = {}) => {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
    return query ? `/trips?${query}` : '/trips';
  },
  trip,
  /** The trip's days as a file for calendars. */
  calendar: (tripPath: string) => `${trip(tripPath)}/calendar.ics`,
  book: (tripPath: string, step: CheckoutStep = 'travelers') => `${trip(tripPath)}/book/${step}`,
  /** Waits, as a party, for spots on a trip that has too few. */
  waitlist: (tripPath: string) => `${trip(tripPath)}/waitlist`,
  host: (pagePath: string) => `/hosts/${encodeURIComponent(pagePath)}`,
  howItWorks: '/#how-it-works',
  forHosts: '/#hosts',
  login: (destination?: string) =>
    destination ? `/login?destination=${encodeURIComponent(destination)}` : '/login',
  logout: '/logout',
  signup: '/signup',
  /** Tells at sign-up whose invitation brought the person (H-130). */
  signupFrom: (referral: string) => `/signup?referral=${encodeURIComponent(referral)}`,
  /** A page that a host shares (H-034). */
  link: (linkPath: string) => `/public/l/${encodeURIComponent(linkPath)}`,
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  resetPassword: (token: string) => `/change-password/${encodeURIComponent(token)}`,
  createAccount: (token: string) => `/create-account/${encodeURIComponent(token)}`,
  /** Sends everyone to their own portal. */
  app: '/app',
  travelerTrips: '/app/traveler/trips',
  travelerTrip: (tripId: string) => `/app/traveler/trips/${tripId}/trip-overview`,
};
