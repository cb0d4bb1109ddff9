/** Every path that the signed-out pages link to, as shown in the browser. */
export type CheckoutStep = 'travelers' | 'rooms' | 'pay' | 'done';

/** The list's filters, by their name in the URL. */
export type TripFilter =
  | 'view'
  | 'q'
  | 'category'
  | 'month'
  | 'country'
  | 'destination'
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
  /** The trip's dates as a calendar file. */
  calendar: (tripPath: string) => `${trip(tripPath)}/calendar.ics`,
  book: (tripPath: string, step: CheckoutStep = 'travelers') => `${trip(tripPath)}/book/${step}`,
  /** Joins the waitlist of a trip with too few spots for the party. */
  waitlist: (tripPath: string) => `${trip(tripPath)}/waitlist`,
  host: (pagePath: string) => `/hosts/${encodeURIComponent(pagePath)}`,
  /** A page that the marketplace has written, or an earlier version of it. */
  article: (page: string, version?: number) =>
    version === undefined ? `/${page}` : `/${page}?version=${version}`,
  howItWorks: '/#how-it-works',
  forHosts: '/#hosts',
  login: (destination?: string) =>
    destination ? `/login?destination=${encodeURIComponent(destination)}` : '/login',
  logout: '/logout',
  signup: '/signup',
  /** Records at sign-up who referred the person (H-130). */
  signupFrom: (referral: string) => `/signup?referral=${encodeURIComponent(referral)}`,
  /** A page that a host shares (H-034). */
  link: (linkPath: string) => `/public/l/${encodeURIComponent(linkPath)}`,
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  resetPassword: (token: string) => `/change-password/${encodeURIComponent(token)}`,
  createAccount: (token: string) => `/create-account/${encodeURIComponent(token)}`,
  /** Redirects everyone to their own portal. */
  app: '/app',
  travelerTrips: '/app/traveler/trips',
  travelerTrip: (tripId: string) => `/app/traveler/trips/${tripId}/trip-overview`,
};
