import type { PublicTripCard } from '@caravan/sdk';

/** A picture for each category, from a trip that no other category uses yet, as long as there are enough. */
export function pictures(
  categories: readonly string[],
  trips: readonly Pick<PublicTripCard, 'hero' | 'categories'>[],
): Record<string, string | undefined> {
  const used = new Set<string>();
  return Object.fromEntries(
    categories.map((category) => {
      const own = trips.filter((trip) => trip.categories?.includes(category)).map((trip) => trip.hero.url);
      const rest = trips.map((trip) => trip.hero.url);
      const url = own.find((u) => !used.has(u)) ?? rest.find((u) => !used.has(u)) ?? own[0];
      if (url) used.add(url);
      return [category, url];
    }),
  );
}
