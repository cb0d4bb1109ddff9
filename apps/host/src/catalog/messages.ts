import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Itineraries`,
  description: t`Ready-made itineraries from local operators. Reserve one, make it yours, and sell spots to your audience.`,
  search: t`Search itineraries`,
  country: t`Country`,
  category: t`Category`,
  all: t`All`,
  clear: t`Clear filters`,
  tier: (n: number) => t`Tier ${n}`,
  recommended: t`Recommended`,
  topRecommended: t`Top Recommended`,
  recommendedTitle: t`Recommended for you`,
  recommendedText: t`Picked for your audience, based on your survey.`,
  instant: t`Instant approval`,
  rated: (stars: string, n: number) =>
    t`${stars} out of 5 from ${plural(n, { one: '# review', other: '# reviews' })}`,
  from: t`From`,
  perTraveler: t`per traveler`,
  firstDate: t`First available`,
  none: t`No itineraries match`,
  noneText: t`Try another country or category, or clear your filters.`,
  more: t`Show more itineraries`,
  shown: (n: number) => plural(n, { one: '# itinerary', other: '# itineraries' }),
  view: t`View itinerary`,
  reserve: t`Reserve This Trip`,
  packagePrice: t`The estimated per-traveler cost of a sold-out trip.`,
  operator: t`Operated by`,
  // H-434
  finish: {
    title: t`Finish Your Profile to Request a Trip!`,
    text: t`Travelers book with people they know. Add a picture and a few words about yourself.`,
    action: t`Finish your profile`,
  },
  lock: {
    title: t`This itinerary is locked`,
    levelZero: t`Itineraries unlock after at least 100 survey responses.`,
    tier: {
      1: t`Tier 1 itineraries unlock with enough qualified survey responses.`,
      2: t`Tier 2 itineraries unlock with enough qualified survey responses.`,
      3: t`Tier 3 unlocks by completing your first trip.`,
    } as Record<number, string>,
    survey: t`Start Surveying`,
  },
};
