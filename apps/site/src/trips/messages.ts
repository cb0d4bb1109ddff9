import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Trips`,
  kicker: t`Upcoming departures`,
  intro: t`Small groups, each led by a host. Choose the people as much as the place.`,
  search: t`Search trips`,
  searchPlaceholder: t`Country, place, or host`,
  categories: t`Categories`,
  all: t`All trips`,
  from: (price: string) => t`From ${price}`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  spotsLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  withHost: (name: string) => t`with ${name}`,
  soldOut: t`Sold out`,
  soon: t`Coming soon`,
  more: t`Show more trips`,
  emptyTitle: t`No trips match`,
  emptyText: t`Try another search or category.`,
  noneTitle: t`No departures yet`,
  noneText: t`We’re working on new trips. Check back soon.`,
  clear: t`Show all trips`,
  failed: t`We couldn’t load the trips.`,
};
