import { plural } from '@caravan/shell/format';

export const words = {
  title: 'Trips',
  kicker: 'Upcoming departures',
  intro: 'Small groups, each led by a host. Choose the people as much as the place.',
  search: 'Search trips',
  searchPlaceholder: 'Country, place, or host',
  categories: 'Categories',
  all: 'All trips',
  from: (price: string) => `From ${price}`,
  days: (n: number) => plural(n, 'day'),
  spotsLeft: (n: number) => `${plural(n, 'spot')} left`,
  withHost: (name: string) => `with ${name}`,
  soldOut: 'Sold out',
  soon: 'Coming soon',
  more: 'Show more trips',
  emptyTitle: 'No trips match',
  emptyText: 'Try another search or category.',
  noneTitle: 'No departures yet',
  noneText: 'We’re working on new trips. Check back soon.',
  clear: 'Show all trips',
  failed: 'We couldn’t load the trips.',
};
