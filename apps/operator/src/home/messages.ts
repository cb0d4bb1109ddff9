import { plural, t } from '@lingui/core/macro';

/** Messages of the operator's home page. */
export const words = {
  nav: t`Home`,
  title: t`What’s next`,
  hello: (name: string) => t`Hello, ${name}`,
  calendar: t`Departures`,
  nothing: t`Nothing waits for you.`,
  asks: (host: string, itinerary: string) => t`${host} asks for ${itinerary}`,
  answer: t`Answer`,
  approve: (trip: string) => t`Review and approve ${trip}`,
  review: t`Review`,
  finish: (itinerary: string) => t`Finish ${itinerary}`,
  finishText: t`Hosts cannot request it until you submit it and the marketplace approves it.`,
  continue: t`Continue`,
  filling: t`Departures filling`,
  noFilling: t`No trips are open for booking.`,
  taken: (taken: number, all: number) => t`${taken} of ${all}`,
  left: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  full: t`Sold out`,
  open: t`Open trip`,
  arrivals: t`Next arrivals`,
  noArrivals: t`No confirmed trips are ahead.`,
  travelers: t`Travelers`,
  going: (n: number) => plural(n, { one: '# traveler', other: '# travelers' }),
};
