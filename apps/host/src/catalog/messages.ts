import { plural } from '@caravan/shell/format';
export const words = {
  title: 'Itineraries',
  description:
    'Ready-made itineraries from local operators. Reserve one, make it yours, and sell spots to your audience.',
  search: 'Search itineraries',
  country: 'Country',
  category: 'Category',
  all: 'All',
  clear: 'Clear filters',
  tier: (n: number) => `Tier ${n}`,
  recommended: 'Recommended',
  topRecommended: 'Top Recommended',
  recommendedTitle: 'Recommended for you',
  recommendedText: 'Picked for your audience, based on your survey.',
  instant: 'Instant approval',
  from: 'From',
  perTraveler: 'per traveler',
  firstDate: 'First available',
  none: 'No itineraries match',
  noneText: 'Try another country or category, or clear your filters.',
  more: 'Show more itineraries',
  shown: (n: number) => plural(n, 'itinerary', 'itineraries'),
  view: 'View itinerary',
  reserve: 'Reserve This Trip',
  packagePrice: 'The estimated per-traveler cost of a sold-out trip.',
  operator: 'Operated by',
  // H-434
  finish: {
    title: 'Finish Your Profile to Request a Trip!',
    text: 'Travelers book with people they know. Add a picture and a few words about yourself.',
    action: 'Finish your profile',
  },
  lock: {
    title: 'This itinerary is locked',
    levelZero: 'Itineraries unlock after at least 100 survey responses.',
    tier: {
      1: 'Tier 1 itineraries unlock with enough qualified survey responses.',
      2: 'Tier 2 itineraries unlock with enough qualified survey responses.',
      3: 'Tier 3 unlocks by completing your first trip.',
    } as Record<number, string>,
    survey: 'Start Surveying',
  },
};
