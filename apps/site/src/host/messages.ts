import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Hosts`,
  trips: t`Trips with this host`,
  none: t`No trips are open for booking right now.`,
  all: t`See all trips`,
  past: t`Past trips`,
  led: (n: number) => plural(n, { one: '# trip led so far', other: '# trips led so far' }),
  morePast: t`Show more past trips`,
  reviews: t`What travelers say`,
  rating: t`Overall rating`,
  ratingOf: (name: string) => t`Rating by ${name}`,
  responses: (n: number) => plural(n, { one: '# review', other: '# reviews' }),
  verified: t`Verified traveler`,
  moreReviews: t`Show more reviews`,
};
