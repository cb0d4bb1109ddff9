import { plural } from '@caravan/shell/format';

export const words = {
  title: 'Trips',
  kicker: 'Upcoming departures',
  intro: 'Small groups, each led by a host. Pick the people as much as the place.',
  search: 'Search trips',
  searchPlaceholder: 'Country, place or host',
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
  emptyText: 'Try another word or category.',
  noneTitle: 'No departures yet',
  noneText: 'New trips are being prepared. Come back soon.',
  clear: 'Show all trips',
  failed: 'We could not load the trips.',
};
