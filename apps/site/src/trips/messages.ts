import { plural, t } from '@lingui/core/macro';
import type { PublicTripWithoutFilter } from '@caravan/sdk';

export const words = {
  title: t`Trips`,
  kicker: t`Upcoming departures`,
  intro: t`Small groups, each led by a host. Choose the people as much as the place.`,
  search: t`Search trips`,
  searchPlaceholder: t`Country, place, or trip`,
  categories: t`Categories`,
  all: t`All trips`,
  more: t`Show more trips`,
  emptyTitle: t`No trips match`,
  emptyText: t`One change brings trips back:`,
  emptyMany: t`Nothing fits all of this together. Start over and narrow it down step by step.`,
  introTo: (country: string) => t`Small groups to ${country}, each led by a host.`,
  goTo: (places: string) => t`These trips go to ${places}.`,
  hostedBy: (hosts: string) => t`They’re led by ${hosts}.`,
  nextFrom: (dates: string, price: string) =>
    t`The next one is ${dates}; prices start at ${price} per traveler.`,
  both: (category: string, country: string) => t`${category} in ${country}`,
  filters: t`Filters`,
  apply: t`Show trips`,
  sort: t`Sort`,
  soonest: t`Soonest first`,
  counted: (label: string, count: string) => `${label} (${count})`,
  upTo: (price: string) => t`Up to ${price}`,
  forParty: (n: number) => plural(n, { one: 'Room for #', other: 'Room for #' }),
  thisHost: t`This host`,
  asMap: t`Show on a map`,
  asList: t`Show as a list`,
  mapLabel: t`Where the trips go`,
  found: (n: number) => plural(n, { one: '# trip', other: '# trips' }),
  noneTitle: t`No departures yet`,
  noneText: t`We’re working on new trips. Check back soon.`,
  clear: t`Show all trips`,
  failed: t`We couldn’t load the trips.`,
};

/** Each filter, and its label when unset. */
export const filterWords = {
  month: { label: t`Month`, all: t`Any month` },
  country: { label: t`Country`, all: t`Any country` },
  destination: { label: t`Destination`, all: t`Any destination` },
  days: { label: t`Length`, all: t`Any length` },
  pace: { label: t`Pace`, all: t`Any pace` },
  maxPriceMinor: { label: t`Price`, all: t`Any price` },
  host: { label: t`Host`, all: t`Any host` },
  minSpots: { label: t`Party`, all: t`Any party size` },
};

export const sortWords = {
  price: t`Lowest price`,
  '-price': t`Highest price`,
  days: t`Shortest`,
  spots: t`Most spots left`,
};

const trips = (n: number) => plural(n, { one: '# trip', other: '# trips' });

/** What removing a filter brings back. */
export const withoutWords: Record<PublicTripWithoutFilter, (n: number) => string> = {
  q: (n) => t`Without your search: ${trips(n)}`,
  month: (n) => t`Any month: ${trips(n)}`,
  country: (n) => t`Any country: ${trips(n)}`,
  destination: (n) => t`Any destination: ${trips(n)}`,
  days: (n) => t`Any length: ${trips(n)}`,
  pace: (n) => t`Any pace: ${trips(n)}`,
  maxPriceMinor: (n) => t`Any price: ${trips(n)}`,
  host: (n) => t`Any host: ${trips(n)}`,
  category: (n) => t`Any category: ${trips(n)}`,
  minSpots: (n) => t`Any party size: ${trips(n)}`,
};
